import { useEffect, useRef } from 'react';

export interface Shortcuts {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Enter and Space when no control has the focus: roll, done, or skip ahead. */
  readonly main: () => void;
  readonly cancel: () => void;
  readonly board: () => void;
  /** Where there are hints. */
  readonly hint?: () => void;
  readonly help: () => void;
}

const CONTROL = 'button, a, input, select, textarea, summary, [role="button"], [role="menuitem"], [role="slider"]';

/** The whole game by keyboard. Keys that a control or an open dialog needs are left to it. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const now = useRef(shortcuts);
  useEffect(() => {
    now.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest('[role="dialog"], [role="menu"], input, textarea, select')) return;
      const run = (act: () => void) => {
        event.preventDefault();
        act();
      };
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() === 'z') run(event.shiftKey ? now.current.redo : now.current.undo);
        else if (event.key.toLowerCase() === 'y') run(now.current.redo);
        return;
      }
      if (event.altKey) return;
      if ((event.key === 'Enter' || event.key === ' ') && !target?.closest(CONTROL)) run(now.current.main);
      else if (event.key === 'Escape') now.current.cancel();
      else if (event.key === 'b' || event.key === 'B') run(now.current.board);
      else if (now.current.hint && (event.key === 'h' || event.key === 'H')) run(now.current.hint);
      else if (event.key === '?') run(now.current.help);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
