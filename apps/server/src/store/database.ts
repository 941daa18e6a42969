export type Dialect = 'sqlite' | 'postgres';

/** What a statement takes and gives. Times are milliseconds, truth is 0 or 1, anything deeper is JSON text. */
export type Value = string | number | null;

/** Statements in the SQL that both dialects read, with `?` for each value in turn; a `?` inside a literal is not supported. */
export interface Queries {
  readonly dialect: Dialect;
  all<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  get<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row | undefined>;
  /** Says how many rows it has touched. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
}

/** Entries for the log of a table, as JSON text, at the numbers from `number` on. */
export interface Moves {
  readonly table: string;
  readonly number: number;
  readonly entries: readonly string[];
}

export type Appended =
  | { readonly ok: true }
  /** `taken`: another writer was first, read on from that number. `gap`: the numbers before it are not there. */
  | { readonly ok: false; readonly reason: 'taken' | 'gap' | 'unknown-table' };

/** Whatever has been answered here survives the end of the process and of the machine's power. */
export interface Database extends Queries {
  /**
   * All or nothing, as if nobody else wrote meanwhile. The work uses `queries` and nothing else of the database, waits for nothing but them,
   * and may be run again from its start when another server got in between.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Where it has a quicker way to append to the logs of many tables than by statements. */
  appendMoves?(appends: readonly Moves[]): Promise<Appended[]>;
  /** Finishes what is under way, then lets go of the database. */
  close(): Promise<void>;
}

export { NoRoomError } from '@tessera/table';

/** Two rows would have the same key. Both dialects say it with this error, so that a caller can answer with a sentence. */
export class TakenError extends Error {
  override readonly name = 'TakenError';
}
