import { type RefObject, useEffect, useRef } from 'react';

const FIRST = ['.stage [data-place][role="button"]', '[data-main]', '.choices button'];

export function focusBoard(root: HTMLElement | null): void {
  for (const selector of FIRST) {
    const element = root?.querySelector<HTMLElement | SVGElement>(selector);
    if (element) {
      element.focus();
      return;
    }
  }
}

/**
 * A button that was pressed goes away with its decision, and the focus with it. Who plays by keyboard finds it at the
 * first thing that can be done next.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, decision: unknown): void {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const key = () => {
      byKeyboard.current = true;
    };
    const pointer = () => {
      byKeyboard.current = false;
    };
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointerdown', pointer, true);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision is when to look
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (byKeyboard.current && lost) focusBoard(root.current);
  }, [root, decision]);
}
