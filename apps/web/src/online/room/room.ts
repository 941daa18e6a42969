import { type SeatNumber, seatOf } from '@tessera/kernel';
import {
  type ChatMessage,
  type Clocks,
  type Offer,
  type PersonRef,
  readRoomNews,
  type SeatInfo,
} from '@tessera/protocol';
import type { TableState } from '@tessera/table';
import type { TableInfo } from '../server/tables.ts';

/** Everything at a table that is not its game. */
export interface Room {
  readonly table: TableInfo;
  readonly present: readonly PersonRef[];
  readonly clocks: Clocks | null;
  /** When the clocks stood so, by this page's own clock. */
  readonly heardAt: number;
  /** How far this page's clock is ahead of the server's, as the quickest word since it joined tells. */
  readonly ahead?: number;
  readonly offers: readonly Offer[];
  /** What the pages added to the dice. */
  readonly clientSeeds: readonly { readonly seat: SeatNumber; readonly seed: string }[];
  readonly chat: readonly ChatMessage[];
  /** How often this page has joined: what it said before the last time may never have arrived. */
  readonly joins: number;
  /** Something said was refused; with the id of its line, if it had one. */
  readonly refused: { readonly code: string; readonly message: string; readonly line?: string } | null;
}

const MOST_MESSAGES = 200;

/** Before anything was told of it but its table. */
export const quietRoom = (table: TableInfo): Room => ({
  table,
  present: [],
  clocks: null,
  heardAt: 0,
  offers: [],
  clientSeeds: [],
  chat: [],
  joins: 0,
  refused: null,
});

/** The room after the server answered something that was done there: the answer may be the newest word, or an old one. */
export function takeTable(room: Room | undefined, table: TableInfo): Room {
  if (!room) return quietRoom(table);
  return table.updatedAt < room.table.updatedAt ? room : { ...room, table };
}

/** The room as it is after that message; the same room when it was about something else. */
export function hearRoom(room: Room | undefined, message: unknown, now: number): Room | undefined {
  const news = readRoomNews(message);
  if (news?.type === 'room') {
    const told = news.room;
    const at = told.clocks?.at;
    const quickest = told.chat ? undefined : room?.ahead;
    const ahead = at === undefined ? quickest : Math.min(now - at, quickest ?? Number.POSITIVE_INFINITY);
    return {
      table: told.table,
      present: told.present,
      clocks: told.clocks,
      // a page that slept hears late of what was true long ago
      heardAt: at === undefined || ahead === undefined ? now : at + ahead,
      ...(ahead === undefined ? {} : { ahead }),
      offers: told.offers,
      clientSeeds: told.fair.clientSeeds,
      chat: told.chat ?? room?.chat ?? [],
      // only who joins is told what was said before
      joins: (room?.joins ?? 0) + (told.chat ? 1 : 0),
      refused: room?.refused ?? null,
    };
  }
  if (!room) return room;
  if (news?.type === 'chat') {
    const { line } = news;
    if (room.chat.some(({ id }) => id === line.id)) return room;
    return { ...room, chat: [...room.chat, line].slice(-MOST_MESSAGES), refused: null };
  }
  if (news?.type === 'error')
    return { ...room, refused: { ...news.error, ...(news.line === undefined ? {} : { line: news.line }) } };
  return room;
}

/** What is left to that seat now; undefined without a clock. */
export function clockOf({ clocks, heardAt }: Room, seat: SeatNumber, now: number): number | undefined {
  const left = clocks?.[seat];
  if (left === undefined) return undefined;
  return clocks?.running === seat ? Math.max(0, left - (now - heardAt)) : left;
}

/** What the game says of seats. */
type Playing = Pick<TableState, 'seat' | 'table'>;

/** Whether whoever plays there looks at the table; bots always do. */
export const isHere = ({ present }: Pick<Room, 'present'>, { kind, person }: SeatInfo): boolean =>
  (kind !== 'person' && kind !== 'guest-of') || present.some(({ id }) => id === person?.id);

/** Whose turn it is, if they don't look at the table. The game knows of a bot that has taken over before the room does. */
export function absentAt(room: Pick<Room, 'present' | 'table'>, { seat, table }: Playing): SeatInfo | undefined {
  const waited = room.table.seats[seatOf(seat)];
  return waited && table.seats[seatOf(seat)]?.kind === 'human' && !isHere(room, waited) ? waited : undefined;
}

/** Whether this person has a seat, or had one that a bot plays on. */
export const playedHere = ({ table }: Pick<Room, 'table'>, me: string | undefined): boolean =>
  me !== undefined && table.seats.some(({ person, left }) => person?.id === me || left?.id === me);
