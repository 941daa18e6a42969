import type { Seat } from '@tessera/kernel';
import type { NewTable, TableState } from './protocol.ts';
import type { Table } from './table.ts';
import { toldTo, type Viewer, viewerAt, viewOf } from './viewer.ts';

/** Who looks at a table from a page that speaks for those seats. */
export const eyesOf = <S>(table: Table<S>, own: readonly Seat[]): Viewer =>
  viewerAt({ hides: table.hides, own, waitedFor: table.waitedFor(), over: table.over });

/** All that such a page may know of the table now, and nothing else. */
export function seenBy<S>(
  table: Table<S>,
  head: { readonly id: string; readonly at: number; readonly table: NewTable },
  own: readonly Seat[],
): TableState {
  const viewer = eyesOf(table, own);
  const waiting = table.waiting();
  const waitedFor = table.waitedFor();
  const mine = own.includes(waitedFor);
  return {
    ...head,
    moves: table.played.moves.length,
    viewer: toldTo(viewer),
    yours: own.map((seat) => seat + 1),
    hides: table.hides,
    view: viewOf(table.game, table.state, viewer),
    waiting,
    seat: waitedFor + 1,
    legal: waiting === 'move' && mine ? table.legal() : [],
    canUndo: mayUndo(table, own),
    canRedo: mine && table.played.redo.length > 0,
    result: table.result(),
    ...(table.played.ended ? { ended: table.played.ended } : {}),
  };
}

/** Whoever made the last move takes it back; where there are secrets, not for somebody else at the same device. */
export function mayUndo<S>(table: Table<S>, own: readonly Seat[]): boolean {
  const last = table.lastMover();
  if (!table.isPerson(last) || !own.includes(last)) return false;
  return !table.hides || own.length === 1 || table.waitedFor() === last;
}

/** What is asked of the seat waited for is for those who speak for it. */
export const mayAct = <S>(table: Table<S>, own: readonly Seat[], type: string): boolean =>
  type === 'undo' ? mayUndo(table, own) : own.includes(table.waitedFor());
