import { type FairSecret, isSeed } from '@tessera/table';
import { Refusal } from '../../accounts/index.ts';
import { PersonStore } from '../../accounts/store/index.ts';
import { type Database, type Queries, type TableFilter, TableStore } from '../../store/index.ts';
import { namedIn, rowOf, storedOf, type TableRow } from './table-row.ts';

/** A change of a table: what it becomes, from what it is. It may be asked again when somebody else was first. */
export type RowChange = (row: TableRow, queries: Queries) => TableRow | Promise<TableRow>;

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

  /** The secret is safe before anybody sees the commitment to it. */
  create(row: TableRow, secret: FairSecret): Promise<void> {
    return this.database.transaction(async (queries) => {
      await mustBeHere(queries, namedIn(row));
      await within(queries).create(storedOf(row));
      await queries.run('INSERT INTO table_secrets (table_id, secret) VALUES (?, ?)', [row.id, JSON.stringify(secret)]);
    });
  }

  /** Read, changed and written as if nobody else did so meanwhile. */
  change(id: string, change: RowChange): Promise<TableRow> {
    return this.database.transaction((queries) => changeWithin(queries, id, change));
  }

  /** Its game is over, and nobody had asked for anything: one statement does, and keeps no move waiting. False if it was not being played. */
  async end(id: string, now: number): Promise<boolean> {
    const ended = await this.database.run(
      "UPDATE tables SET status = 'over', waiting_seat = 0, updated_at = ? WHERE id = ? AND status = 'playing' AND data LIKE '%\"offers\":[]%'",
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
  await mustBeHere(
    queries,
    namedIn(after).filter((person) => !known.has(person)),
  );
  const { id: _, game: __, createdAt: ___, ...rest } = storedOf(after);
  await store.update(id, rest);
  return after;
}

/** Who has deleted their data while what they asked for was under way is not written down again. In a transaction that writes. */
export async function mustBeHere(queries: Queries, people: readonly string[]): Promise<void> {
  const here = await new PersonStore(queries).names(people);
  if (here.size < people.length) throw noSuchPerson();
}

/** The store inside a transaction that is under way. */
const within = (queries: Queries): TableStore =>
  new TableStore({
    dialect: queries.dialect,
    all: (sql, values) => queries.all(sql, values),
    get: (sql, values) => queries.get(sql, values),
    run: (sql, values) => queries.run(sql, values),
    transaction: (work) => work(queries),
    close: async () => undefined,
  });

/** The secret of a table's dice. It never leaves the server before the game is over, and no log ever has it. */
export async function secretOf(queries: Queries, table: string): Promise<FairSecret> {
  const row = await queries.get<{ secret: string }>('SELECT secret FROM table_secrets WHERE table_id = ?', [table]);
  const secret: FairSecret | undefined = row && JSON.parse(row.secret);
  if (!secret || !isSeed(secret.serverSeed)) throw new Error('A table has no dice.');
  return secret;
}

export async function keepSecret(queries: Queries, secret: FairSecret): Promise<void> {
  await queries.run('UPDATE table_secrets SET secret = ? WHERE table_id = ?', [JSON.stringify(secret), secret.table]);
}
