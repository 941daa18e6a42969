import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Sizes a text may take, from the largest; table.css says how large each is. */
const SIZES = [0, 1, 2, 3];
/** Smaller than this, three lines are read more easily than two. */
const SMALLEST_FOR_TWO = 2;

/**
 * Sets a text as large as it can be in two lines, or else as its bar has room for, and says so in `data-size`. The bar
 * keeps its height whatever it says.
 */
export function useFittingText<Text extends HTMLElement>(text: string): RefObject<Text | null> {
  const ref = useRef<Text>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text wants another size
  useLayoutEffect(() => {
    const element = ref.current;
    const bar = element?.parentElement;
    if (!element || !bar) return;
    const lines = () => Math.round(element.offsetHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
    const tryOut = (size: number, isGood: () => boolean): boolean => {
      element.dataset['size'] = String(size);
      return isGood();
    };
    const fit = () => {
      if (SIZES.some((size) => size <= SMALLEST_FOR_TWO && tryOut(size, () => lines() <= 2))) return;
      SIZES.some((size) => tryOut(size, () => element.offsetHeight <= bar.clientHeight));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(bar);
    // dice that come later take room from the text, but leave the bar as it is
    for (const beside of bar.children) if (beside !== element) observer.observe(beside);
    let here = true;
    void document.fonts?.ready.then(() => here && fit());
    return () => {
      here = false;
      observer.disconnect();
    };
  }, [text]);
  return ref;
}
