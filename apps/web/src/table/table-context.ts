import type { Outcome, SeatNumber } from '@tessera/kernel';
import { PAGES, pagePath } from '@tessera/protocol/lists';
import { createContext, type ReactNode } from 'react';
import { rematch } from '../home/play.ts';
import type { Resigning } from './end/resigning.ts';

/** Where a table stands, and so where one goes from it: on this device unless something else is said. */
export interface TableSurroundings {
  /** Your seat, and 0 for none; without it the seats say so themselves. */
  readonly you?: SeatNumber;
  /** For those who leave. */
  readonly home: string;
  readonly replayOf: (id: string) => string;
  /** The address of a fresh table for the same people; not for those who only looked on. */
  readonly again?: (id: string) => Promise<Outcome<string>>;
  /** What the browser's tab says, from what it would say. */
  readonly title: (plain: string, mine: boolean) => string;
  /** That whoever is waited for is not there, in a sentence. */
  readonly absence?: string;
  /** How one gives the game up there; undefined for those who can't. Left out at one device, where it is always the same. */
  readonly resigning?: Resigning | undefined;
  /** At the end, besides the result. */
  readonly ending?: ReactNode;
}

export const TableContext = createContext<TableSurroundings>({
  home: PAGES.home,
  replayOf: (id) => pagePath('replay', { id }),
  again: async (id) => {
    const next = await rematch(id);
    return next.ok ? { ok: true, value: pagePath('table', { id: next.value }) } : next;
  },
  title: (plain) => plain,
});
