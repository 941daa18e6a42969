import type { SeatNumber } from '@tessera/kernel';
import type { FairSecret } from '@tessera/table';
import { Refusal } from '../../accounts/index.ts';
import { PersonStore } from '../../accounts/store/index.ts';
import { type Database, type Queries, type TableFilter, TableStore } from '../../store/index.ts';
import { namedIn, rowOf, storedOf, type TableRow } from '../room/table-row.ts';
import { addSecret } from './secret-store.ts';

/** A change of a table: what it becomes, from what it is. It may be asked again when somebody else was first. */
export type RowChange = (row: TableRow, queries: Queries) => TableRow | Promise<TableRow>;

/** What a table in memory notes in its row, once for many moves. */
export interface Progress {
  readonly id: string;
  readonly moves: number;
  readonly waitingSeat: SeatNumber;
}

export const noSuchTable = () =>
  new Refusal(404, 'no-such-table', 'There is no table at this address; it may have been deleted.');

export const noSuchPerson = () =>
  new Refusal(404, 'no-such-person', 'There is no player with this id; the account may have been deleted.');

export class TableRows {
  readonly database: Database;
  private readonly store: TableStore;

  constructor(database: Database) {
    this.database = database;
    this.store = new TableStore(database);
  }

  async get(id: string): Promise<TableRow | undefined> {
    const stored = await this.store.get(id);
    return stored && rowOf(stored);
  }

  async list(filter: TableFilter): Promise<TableRow[]> {
    return (await this.store.list(filter)).map(rowOf);
  }

  /** The tables that name this person: where they sit or sat, are invited or asked, and what they have set up. */
  naming(person: string, status?: 'playing'): Promise<string[]> {
    return this.store.naming(person, status);
  }

  /** The secret is safe before anybody sees the commitment to it. */
  create(row: TableRow, secret: FairSecret): Promise<void> {
    return this.database.transaction(async (queries) => {
      await mustBeHere(queries, namedIn(row));
      await within(queries).create(storedOf(row));
      await addSecret(queries, row.id, secret);
    });
  }

  /** Read, changed and written as if nobody else did so meanwhile. */
  change(id: string, change: RowChange): Promise<TableRow> {
    return this.database.transaction((queries) => changeWithin(queries, id, change));
  }

  /** Its game is over, and nobody had asked for anything: one statement does, and keeps no move waiting. False if it was not being played. */
  async end(id: string, now: number): Promise<boolean> {
    const ended = await this.database.run(
      "UPDATE tables SET status = 'over', waiting_seat = 0, updated_at = ? WHERE id = ? AND status = 'playing' AND offers = 0",
      [now, id],
    );
    return ended > 0;
  }

  async remove(id: string): Promise<void> {
    await this.store.remove(id);
  }

  /** How many moves have been played at each of these tables, as far as it was written down. */
  async moves(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.all<{ id: string; moves: number }>(
      `SELECT id, moves FROM tables WHERE id IN (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    return new Map(rows.map(({ id, moves }) => [id, moves]));
  }

  /** All at once and so in one commit, which moves need not wait long for. */
  async note(progress: readonly Progress[], now: number): Promise<void> {
    const writes = progress.map(({ id, moves, waitingSeat }) =>
      this.database.run(
        `UPDATE tables SET moves = ?, waiting_seat = CASE status WHEN 'playing' THEN ? ELSE waiting_seat END,
         updated_at = CASE status WHEN 'playing' THEN ? ELSE updated_at END WHERE id = ? AND status IN ('playing', 'over')`,
        [moves, waitingSeat, now, id],
      ),
    );
    await Promise.all(writes);
  }
}

/** The same in a transaction that is under way. */
export async function changeWithin(queries: Queries, id: string, change: RowChange): Promise<TableRow> {
  const store = within(queries);
  const stored = await store.get(id);
  if (!stored) throw noSuchTable();
  const before = rowOf(stored);
  const after = await change(before, queries);
  if (after === before) return before;
  const known = new Set(namedIn(before));
  const { people, id: _, game: __, createdAt: ___, ...rest } = storedOf(after);
  await mustBeHere(
    queries,
    people.filter((person) => !known.has(person)),
  );
  const isNamedAlike = people.length === known.size && people.every((person) => known.has(person));
  await store.update(id, isNamedAlike ? rest : { ...rest, people });
  return after;
}

/** Who has deleted their data while what they asked for was under way is not written down again. In a transaction that writes. */
export async function mustBeHere(queries: Queries, people: readonly string[]): Promise<void> {
  const here = await new PersonStore(queries).names(people);
  if (here.size < people.length) throw noSuchPerson();
}

/** The store inside a transaction that is under way. */
export const within = (queries: Queries): TableStore =>
  new TableStore({
    dialect: queries.dialect,
    all: (sql, values) => queries.all(sql, values),
    get: (sql, values) => queries.get(sql, values),
    run: (sql, values) => queries.run(sql, values),
    transaction: (work) => work(queries),
    close: async () => undefined,
  });
