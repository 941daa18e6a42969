import type { GameUi, TableLayout } from '@tessera/ui';
import { useSyncExternalStore } from 'react';

/** wide: a column beside the board; medium: players below it; narrow: a phone held upright. */
export type Layout = TableLayout;

export function layoutOf(width: number, height: number): Layout {
  if (width >= 1100 || (width >= 640 && width > 1.25 * height)) return 'wide';
  return width >= 700 ? 'medium' : 'narrow';
}

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

export const useLayout = (): Layout => useSyncExternalStore(subscribe, () => layoutOf(innerWidth, innerHeight));

/** The log is in sight, or one swipe away, and needs no button. */
export const hasLog = (layout: Layout, ui: GameUi): boolean => (ui.ownTable ? layout !== 'medium' : layout === 'wide');

export const tableClass = (layout: Layout, ui: GameUi): string =>
  `table table-${layout}${ui.ownTable ? ' table-own' : ''}`;
