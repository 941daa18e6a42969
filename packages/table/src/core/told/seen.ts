import { type Seat, seatNumber } from '@tessera/kernel';
import type { NewTable, TableState } from '../protocol.ts';
import type { Table } from '../table.ts';
import type { OwnNews } from './news-text.ts';
import { toldTo, type Viewer, viewerAt, viewOf } from './viewer.ts';

/** Who looks at a table from a page that speaks for those seats. */
export const eyesOf = <S>(table: Table<S>, own: readonly Seat[]): Viewer =>
  viewerAt({ hides: table.hides, own, waitedFor: table.waitedFor(), over: table.over });

/** What everybody may know. */
export const seenByAll = <S>(table: Table<S>) => ({
  moves: table.buffer.count,
  waiting: table.waiting(),
  seat: seatNumber(table.waitedFor()),
  result: table.result(),
  ...(table.buffer.ended ? { ended: table.buffer.ended } : {}),
  ...(table.buffer.practice ? { practice: true as const } : {}),
  ...(table.buffer.hinted ? { hinted: table.buffer.hinted } : {}),
});

/** What is for that page alone. */
export function ownNews<S>(table: Table<S>, own: readonly Seat[], lean = false): OwnNews {
  const mine = own.includes(table.waitedFor());
  return {
    viewer: toldTo(eyesOf(table, own)),
    yours: own.map(seatNumber),
    legal: mine && !lean && table.waiting() === 'move' ? table.legal() : [],
    canUndo: mayUndo(table, own),
    canRedo: own.includes(redoer(table)),
  };
}

/** All that such a page may know of the table now, and nothing else. */
export const seenBy = <S>(
  table: Table<S>,
  head: { readonly id: string; readonly at: number; readonly table: NewTable },
  own: readonly Seat[],
  lean = false,
): TableState => ({
  ...head,
  ...seenByAll(table),
  ...ownNews(table, own, lean),
  hides: table.hides,
  view: viewOf(table.game, table.state, eyesOf(table, own)),
});

/** The seat that may take back the last move, which it made; -1 for none. */
export function undoer<S>(table: Table<S>): Seat {
  const last = table.lastMover();
  return !table.over && table.isPerson(last) ? last : -1;
}

/** The seat that may do again what was taken back; -1 for none. */
export const redoer = <S>(table: Table<S>): Seat => (table.buffer.redo.length > 0 ? table.waitedFor() : -1);

/**
 * A turn that was given up is not one's own any more: alone one takes it back only where nobody else plays. Where there are
 * secrets, not for somebody else at the same device.
 */
export function mayUndo<S>(table: Table<S>, own: readonly Seat[]): boolean {
  const seat = undoer(table);
  if (!own.includes(seat) || !(own.includes(table.waitedFor()) || playsAlone(table, own))) return false;
  return !table.hides || own.length === 1 || table.waitedFor() === seat;
}

const playsAlone = <S>({ seats }: Table<S>, own: readonly Seat[]): boolean =>
  seats.every(({ kind }, seat) => kind !== 'human' || own.includes(seat));

/** What is asked of the seat waited for is for those who speak for it. */
export const mayAct = <S>(table: Table<S>, own: readonly Seat[], type: string): boolean =>
  type === 'undo' ? mayUndo(table, own) : own.includes(table.waitedFor());
