import { fail, type GameRecord, type Outcome, ok } from '@tessera/kernel';
import type { TableSettings } from '@tessera/table';
import { get, isId, post } from './ask.ts';

export interface PersonRef {
  readonly id: string;
  readonly name: string;
  /** Nobody else knows them by the name alone: they have nothing to sign in with. */
  readonly guest?: true;
}

export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bankSeconds: number; readonly incrementSeconds: number }
  | { readonly kind: 'days'; readonly daysPerMove: number };

export interface SeatInfo {
  readonly seat: number;
  readonly colour: string;
  /** `guest-of`: somebody at that person's device. */
  readonly kind: 'open' | 'person' | 'bot' | 'guest-of';
  readonly person?: PersonRef;
  readonly name?: string;
  readonly level?: string;
  readonly invited?: PersonRef | null;
  readonly rating?: { readonly value: number; readonly plusMinus: number };
  /** Who was invited there and would rather not come. */
  readonly declined?: PersonRef;
  /** In whose place a bot plays. */
  readonly left?: PersonRef;
  /** They resigned. */
  readonly resigned?: true;
  /** Its person is on vacation until then. */
  readonly awayUntil?: number;
  /** What the game came to for it; not where all agreed to end it. */
  readonly place?: number;
  readonly points?: number;
}

/** Of the person who is waited for. */
export interface TurnInfo {
  readonly since: number;
  /** Milliseconds left to them when this was told; null without a clock. */
  readonly left: number | null;
  readonly runs: boolean;
}

export type Status = 'gathering' | 'playing' | 'over';

/** What the server tells of a table without its game. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The board: the id of one we ship, or the name of somebody's own. */
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly status: Status;
  readonly visibility: 'public' | 'private';
  readonly rated: boolean;
  readonly host: PersonRef;
  readonly updatedAt: number;
  readonly clock: ClockRule;
  readonly onTimeout: 'bot' | 'loses';
  readonly paused?: boolean;
  /** Moves were taken back with nobody else to agree: it counts for nobody. */
  readonly practice?: true;
  readonly seats: readonly SeatInfo[];
  /** The seat everybody waits for, from 1; 0 for none. */
  readonly waitingFor: number;
  /** In lists: a room has clocks. */
  readonly turn?: TurnInfo | null;
  /** When that was told, by this page's own clock. */
  readonly heardAt?: number;
  readonly yourTurn: boolean;
  readonly yourSeats: readonly number[];
  readonly moves: number;
  /** To the seed of the dice. */
  readonly commitment: string | null;
  /** Where the same people play again. */
  readonly rematch?: string | null;
  /** Something was asked, and this person would rather not. */
  readonly turnedDown?: { readonly offer: string; readonly by: PersonRef | null } | null;
}

export interface WantedSeat {
  readonly kind: 'me' | 'open' | 'bot' | 'here';
  readonly colour: string;
  readonly level?: string;
  readonly name?: string;
}

export interface WantedTable {
  readonly game: string;
  readonly scenario: string | object;
  readonly options: Readonly<Record<string, string>>;
  readonly settings: TableSettings;
  readonly visibility: 'public' | 'private';
  readonly rated: boolean;
  readonly clock: ClockRule;
  readonly onTimeout: 'bot' | 'loses';
  readonly seats: readonly WantedSeat[];
  /** What this page adds to the dice. */
  readonly seed?: string;
}

export type OfferKind = 'undo' | 'pause' | 'resume' | 'abandon' | 'replace';

export interface TableList {
  readonly tables: readonly TableInfo[];
  readonly next: string | null;
}

export async function listTables(query: string): Promise<Outcome<TableList>> {
  const told = await get<TableList>(`tables?${query}`);
  if (!told.ok) return told;
  const heardAt = Date.now();
  return ok({ ...told.value, tables: told.value.tables.map((table) => ({ ...table, heardAt })) });
}
/** What was mistyped is no table either. */
export const tableInfo = async (id: string): Promise<Outcome<TableInfo>> =>
  isId(id) ? get(`tables/${id}`) : fail('no-such-table', 'There is no table at this address.');
export const createTable = (wanted: WantedTable): Promise<Outcome<TableInfo>> => post('tables', wanted);
export const recordOf = (id: string): Promise<Outcome<GameRecord>> => get(`tables/${id}/record`);
export const rematchOf = (id: string): Promise<Outcome<TableInfo>> => post(`tables/${id}/rematch`);

/** Whom one has played with, the last ones first. */
export const companions = (): Promise<Outcome<{ people: readonly PersonRef[] }>> => get('me/companions');

/** Whether a seat at that table is kept for this person: to sit down, or to take over from a bot. */
export const keptFor = ({ seats }: TableInfo, person: string | undefined): SeatInfo | undefined =>
  person === undefined ? undefined : seats.find(({ invited }) => invited?.id === person);

/** Those of my tables that I am invited to; where I sit already and it is my turn, that comes first. */
export const invitationsIn = (mine: readonly TableInfo[], person: string | undefined): readonly TableInfo[] =>
  mine.filter((table) => !table.yourTurn && keptFor(table, person));

/** Something done at a table: `sit`, `stand`, `seat`, `start`, `invite`, `decline`, `leave`, `offer`, `answer`, `report`. */
export const atTable = (id: string, what: string, body?: object): Promise<Outcome<object>> =>
  post(`tables/${id}/${what}`, body);

/** Out of a game: how the table stands then. */
export const leaveTable = (id: string): Promise<Outcome<TableInfo>> => post(`tables/${id}/leave`);

export const tablePath = (id: string): string => `/online/table/${id}`;
