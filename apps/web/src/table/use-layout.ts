import type { GameUi, TableLayout } from '@tessera/ui';
import { useSyncExternalStore } from 'react';

/** wide: a column beside the board; short: so, but with no line to spare; medium: players below it; narrow: a phone held upright. */
export type Layout = TableLayout;

/** The styles ask the same: (max-height: 560px). */
const SHORT = 560;

export function layoutOf(width: number, height: number): Layout {
  if (width >= 1100 || (width >= 640 && width > 1.25 * height)) return height <= SHORT ? 'short' : 'wide';
  return width >= 700 ? 'medium' : 'narrow';
}

/** There is a column beside the board. */
export const isWide = (layout: Layout): boolean => layout === 'wide' || layout === 'short';

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** As the window is now. */
export const layoutNow = (): Layout => layoutOf(innerWidth, innerHeight);

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow);

/** The log is in sight, or one swipe away, and needs no button. */
export const hasLog = (layout: Layout, ui: GameUi): boolean => ui.ownTable === true || isWide(layout);

export const tableClass = (layout: Layout, ui: GameUi): string =>
  `table table-${isWide(layout) ? 'wide' : layout}${layout === 'short' ? ' table-short' : ''}${ui.ownTable ? ' table-own' : ''}`;
