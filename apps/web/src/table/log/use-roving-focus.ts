import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Where an arrow leads among so many in a column; undefined for a key that leads nowhere. */
export function nextIn(count: number, at: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return Math.min(count - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * A long list of buttons is one stop for Tab, and arrows go from one to the next. The stop is the one that is marked
 * as current, or the last; while the focus is inside, the one that has it. The buttons are drawn with tabIndex -1:
 * whichever is the stop is told to the page alone, so that no line need be drawn anew for it.
 */
export function useRovingFocus(list: RefObject<HTMLElement | null>) {
  const stop = useRef<HTMLElement>(null);
  const buttons = () => Array.from(list.current?.querySelectorAll<HTMLElement>('button') ?? []);
  const moveTo = (next: HTMLElement | undefined) => {
    if (stop.current && stop.current !== next) stop.current.tabIndex = -1;
    stop.current = next ?? null;
    if (next) next.tabIndex = 0;
  };
  const rest = () => moveTo(list.current?.querySelector<HTMLElement>('button[aria-current]') ?? buttons().at(-1));

  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused !== stop.current || !list.current?.contains(focused)) rest();
  });

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => moveTo(target),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) rest();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const all = buttons();
      const next = nextIn(all.length, all.indexOf(event.target as HTMLElement), event.key);
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      all[next]?.focus();
    },
  };
}
