import { type RefObject, useEffect } from 'react';
import { byKeyboard } from '../../frame/by-keyboard.ts';

/** What completes what is picked, what can be chosen on the table, the one thing to do, the buttons beside the prompt. */
const FIRST = [
  '.stage [data-next]',
  '.stage :is([data-place][role="button"], [data-choice])',
  '[data-main]',
  '.choices button',
];
/** Where the focus waits for the next decision. */
const PROMPT = '.prompt-sentence';
/** Longer than a dialog needs to give back the focus, and than most of one's own moves are shown. */
const REST = 250;

function focusFirst(root: HTMLElement | null, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const element = root?.querySelector<HTMLElement | SVGElement>(selector);
    if (element) {
      element.focus();
      return;
    }
  }
}

export const focusBoard = (root: HTMLElement | null): void => focusFirst(root, FIRST);

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Nothing that somebody could use has the focus: the prompt, or the heading where they arrived. */
const isWaiting = (): boolean => isLost() || document.activeElement?.matches(`${PROMPT}, h1`) === true;

/**
 * A button that was pressed goes away with its decision, and the focus with it. Who plays by keyboard finds it at the
 * first thing that can be done next, and while there is nothing to do at the prompt.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, legal: unknown, picking: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision is when to look
  useEffect(() => {
    if (byKeyboard() && isWaiting()) focusBoard(root.current);
  }, [root, legal]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is picked lights up where it goes
  useEffect(() => {
    if (byKeyboard()) focusFirst(root.current, FIRST.slice(0, 1));
  }, [root, picking]);
  // whatever was drawn anew may have taken the focus away, and the browser says so a moment later
  useEffect(() => {
    const timer = setTimeout(() => {
      if (byKeyboard() && isLost()) focusFirst(root.current, [...FIRST, PROMPT]);
    }, REST);
    return () => clearTimeout(timer);
  });
}
