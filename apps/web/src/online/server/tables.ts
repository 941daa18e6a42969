import { fail, type GameRecord, type Outcome, ok } from '@tessera/kernel';
import type { TableInfo as ContractTableInfo, SeatInfo, WantedTable } from '@tessera/protocol';
import { isId } from '@tessera/protocol/lists';
import { ask } from './ask.ts';

/** What the server tells of a table without its game, and when it did, by this page's own clock. */
export type TableInfo = ContractTableInfo & { readonly heardAt?: number };

export interface TableList {
  readonly tables: readonly TableInfo[];
  readonly next: string | null;
}

export async function listTables(query: string): Promise<Outcome<TableList>> {
  const told = await ask('listTables', { query: Object.fromEntries(new URLSearchParams(query)) });
  if (!told.ok) return told;
  const heardAt = Date.now();
  return ok({ ...told.value, tables: told.value.tables.map((table) => ({ ...table, heardAt })) });
}

/** What was mistyped is no table either. */
export const tableInfo = async (id: string): Promise<Outcome<TableInfo>> =>
  isId(id) ? ask('table', { params: { id } }) : fail('no-such-table', 'There is no table at this address.');

export const createTable = (wanted: WantedTable): Promise<Outcome<TableInfo>> => ask('createTable', { body: wanted });
export const recordOf = (id: string): Promise<Outcome<GameRecord>> => ask('record', { params: { id } });
export const rematchOf = (id: string): Promise<Outcome<TableInfo>> => ask('rematch', { params: { id }, body: {} });
/** Out of a game: how the table stands then. */
export const leaveTable = (id: string): Promise<Outcome<TableInfo>> => ask('leave', { params: { id }, body: {} });
/** Whom one has played with, the last ones first. */
export const companions = () => ask('companions', {});

/** Whether a seat at that table is kept for this person: to sit down, or to take over from a bot. */
const keptFor = ({ seats }: TableInfo, person: string | undefined): SeatInfo | undefined =>
  person === undefined ? undefined : seats.find(({ invited }) => invited?.id === person);

/** Those of my tables that I am invited to; where I sit already and it is my turn, that comes first. */
export const invitationsIn = (mine: readonly TableInfo[], person: string | undefined): readonly TableInfo[] =>
  mine.filter((table) => !table.yourTurn && keptFor(table, person));
