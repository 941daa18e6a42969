import { type SeatNumber, seatNumber } from '@tessera/kernel';
import type { Database, Queries, Value } from './database.ts';
import type { Json } from './move-log.ts';

export type TableStatus = 'gathering' | 'playing' | 'over';
type Visibility = 'public' | 'private';

export interface StoredSeat {
  readonly kind: 'person' | 'bot' | 'open';
  /** Who sits there, for `person`. Several seats may be one person's: people at one device. */
  readonly person: string | null;
}

/** What is known of a table without opening it; how the game stands is in its log. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly visibility: Visibility;
  readonly seats: readonly StoredSeat[];
  /** The seat everybody waits for; 0 for none. */
  readonly waitingSeat: SeatNumber;
  /** Who has set it up, and may start it. */
  readonly host: string | null;
  /** The kind of its clock. */
  readonly clock: string;
  /** It begins once every seat is taken. */
  readonly autostart: boolean;
  /** How many requests are open at it. */
  readonly offers: number;
  /** Everybody whose id is written down in it. */
  readonly people: readonly string[];
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Whatever else belongs to the table; the store doesn't look into it: what it is to find a table by has a column. */
  readonly data: Json;
}

/** What is read of a table; the rest is written down for the store alone, to find it by. */
export type ReadTable = Omit<StoredTable, 'host' | 'clock' | 'autostart' | 'offers' | 'people'>;
export type TableChange = Partial<Omit<StoredTable, 'id' | 'game' | 'createdAt'>>;

export interface TableFilter {
  readonly game?: string;
  readonly status?: TableStatus;
  readonly visibility?: Visibility;
  /** Tables where this person sits. */
  readonly person?: string;
  /** Tables where this person is waited for. */
  readonly turnOf?: string;
  /** The same, and tables where a seat is kept for them or a bot plays in their place. */
  readonly waitsFor?: string;
  /** Tables with a seat to take. */
  readonly openSeat?: boolean;
  /** The next page: the last table of the page before. */
  readonly after?: Pick<StoredTable, 'updatedAt' | 'id'>;
  readonly limit?: number;
}

interface Row {
  id: string;
  game: string;
  status: TableStatus;
  visibility: Visibility;
  waiting_seat: SeatNumber;
  created_at: number;
  updated_at: number;
  data: string;
  kind: StoredSeat['kind'] | null;
  person: string | null;
}

const PAGE = 50;
const LONGEST_PAGE = 200;

export class TableStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Rejects with `TakenError` if there is a table of this id. */
  create(table: StoredTable): Promise<void> {
    return this.database.transaction(async (queries) => {
      await queries.run(
        `INSERT INTO tables (id, game, status, visibility, waiting_seat, host, clock, autostart, offers, created_at, updated_at, data)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          table.id,
          table.game,
          table.status,
          table.visibility,
          table.waitingSeat,
          table.host,
          table.clock,
          Number(table.autostart),
          table.offers,
          table.createdAt,
          table.updatedAt,
          JSON.stringify(table.data),
        ],
      );
      await Promise.all([writeSeats(queries, table.id, table.seats), writePeople(queries, table.id, table.people)]);
    });
  }

  async get(id: string): Promise<ReadTable | undefined> {
    return (await this.find('SELECT * FROM tables WHERE id = ?', [id]))[0];
  }

  /** False if there is no such table. */
  update(id: string, change: TableChange): Promise<boolean> {
    return this.database.transaction(async (queries) => {
      const set: string[] = [];
      const values: Value[] = [];
      for (const [column, value] of columnsOf(change)) {
        set.push(`${column} = ?`);
        values.push(value);
      }
      // something is set always, so that the answer tells whether the table is there
      if (set.length === 0) set.push('id = id');
      const found = await queries.run(`UPDATE tables SET ${set.join(', ')} WHERE id = ?`, [...values, id]);
      if (found === 0) return false;
      if (change.seats) {
        await Promise.all([
          queries.run('DELETE FROM table_seats WHERE table_id = ?', [id]),
          writeSeats(queries, id, change.seats),
        ]);
      }
      if (change.people) {
        await Promise.all([
          queries.run('DELETE FROM table_people WHERE table_id = ?', [id]),
          writePeople(queries, id, change.people),
        ]);
      }
      return true;
    });
  }

  /** The table and its log. False if there is no such table. */
  remove(id: string): Promise<boolean> {
    return this.database.transaction(async (queries) => {
      await queries.run('DELETE FROM moves WHERE table_id = ?', [id]);
      return (await queries.run('DELETE FROM tables WHERE id = ?', [id])) > 0;
    });
  }

  /** The newest change first. */
  list(filter: TableFilter = {}): Promise<ReadTable[]> {
    const where: string[] = ['1 = 1'];
    const values: Value[] = [];
    const also = (condition: string, ...given: Value[]) => {
      where.push(condition);
      values.push(...given);
    };
    const seat = 'EXISTS (SELECT 1 FROM table_seats WHERE table_id = id AND';
    if (filter.game !== undefined) also('game = ?', filter.game);
    if (filter.status !== undefined) also('status = ?', filter.status);
    if (filter.visibility !== undefined) also('visibility = ?', filter.visibility);
    if (filter.person !== undefined) also(`${seat} person = ?)`, filter.person);
    if (filter.turnOf !== undefined) also(`${seat} person = ? AND seat = waiting_seat)`, filter.turnOf);
    if (filter.waitsFor !== undefined)
      also(
        `status <> 'over' AND ${seat} person = ? AND (kind IN ('open', 'bot') OR (status = 'playing' AND seat = waiting_seat)))`,
        filter.waitsFor,
      );
    if (filter.openSeat !== undefined) also(`${filter.openSeat ? '' : 'NOT '}${seat} kind = 'open')`);
    if (filter.after)
      also(
        '(updated_at < ? OR (updated_at = ? AND id > ?))',
        filter.after.updatedAt,
        filter.after.updatedAt,
        filter.after.id,
      );
    const limit = Math.min(Math.max(Math.trunc(filter.limit ?? PAGE), 1), LONGEST_PAGE);
    return this.find(
      `SELECT * FROM tables WHERE ${where.join(' AND ')} ORDER BY updated_at DESC, id LIMIT ${limit}`,
      values,
    );
  }

  /** Tables that name this person anywhere, the oldest first. */
  async naming(person: string, status?: TableStatus): Promise<string[]> {
    const rows = await this.database.all<{ id: string }>(
      `SELECT t.id FROM table_people p JOIN tables t ON t.id = p.table_id
       WHERE p.person = ? ${status === undefined ? '' : 'AND t.status = ?'} ORDER BY t.created_at, t.id`,
      status === undefined ? [person] : [person, status],
    );
    return rows.map(({ id }) => id);
  }

  private async find(tables: string, values: readonly Value[]): Promise<ReadTable[]> {
    const rows = await this.database.all<Row>(
      `SELECT t.*, s.kind, s.person FROM (${tables}) t LEFT JOIN table_seats s ON s.table_id = t.id
       ORDER BY t.updated_at DESC, t.id, s.seat`,
      values,
    );
    const found = new Map<string, { row: Row; seats: StoredSeat[] }>();
    for (const row of rows) {
      const table = found.get(row.id) ?? { row, seats: [] };
      found.set(row.id, table);
      if (row.kind !== null) table.seats.push({ kind: row.kind, person: row.person });
    }
    return [...found.values()].map(({ row, seats }) => ({
      id: row.id,
      game: row.game,
      status: row.status,
      visibility: row.visibility,
      seats,
      waitingSeat: row.waiting_seat,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      data: JSON.parse(row.data),
    }));
  }
}

/** Nothing says any more that they sit, sat or are asked for somewhere. */
export async function forgetAtTables(queries: Queries, person: string): Promise<void> {
  await queries.run('UPDATE table_seats SET person = NULL WHERE person = ?', [person]);
  await queries.run('DELETE FROM table_people WHERE person = ?', [person]);
}

function columnsOf(change: TableChange): [string, Value][] {
  const columns: [string, Value | undefined][] = [
    ['status', change.status],
    ['visibility', change.visibility],
    ['waiting_seat', change.waitingSeat],
    ['host', change.host],
    ['clock', change.clock],
    ['autostart', change.autostart === undefined ? undefined : Number(change.autostart)],
    ['offers', change.offers],
    ['updated_at', change.updatedAt],
    ['data', change.data === undefined ? undefined : JSON.stringify(change.data)],
  ];
  return columns.flatMap(([column, value]) => (value === undefined ? [] : [[column, value]]));
}

async function writeSeats(queries: Queries, table: string, seats: readonly StoredSeat[]): Promise<void> {
  await Promise.all(
    seats.map(({ kind, person }, index) =>
      queries.run('INSERT INTO table_seats (table_id, seat, kind, person) VALUES (?, ?, ?, ?)', [
        table,
        seatNumber(index),
        kind,
        person,
      ]),
    ),
  );
}

async function writePeople(queries: Queries, table: string, people: readonly string[]): Promise<void> {
  await Promise.all(
    people.map((person) => queries.run('INSERT INTO table_people (table_id, person) VALUES (?, ?)', [table, person])),
  );
}
