import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SyncConnection from 'libsql';
import AsyncConnection from 'libsql/promise';
import { type Database, type Queries, TakenError, type Value } from './database.ts';
import { Line } from './line.ts';
import { Remembered } from './remembered.ts';

/** What libsql's statements do; its own types say `any`. */
interface Statement {
  run(values: readonly Value[]): { changes: number };
}
interface ReadStatement extends Statement {
  all(values: readonly Value[]): object[];
}
interface WriteStatement extends Statement {
  /** Steps through the statement away from the main thread. */
  all(values: readonly Value[]): Promise<object[]>;
}

interface LoneWrite {
  readonly sql: string;
  readonly values: readonly Value[];
  readonly done: (changes: number) => void;
  readonly failed: (error: unknown) => void;
}

/** How long another process may hold the file. */
const BUSY_MS = 5_000;
const TRANSACTION_MS = 10_000;

/**
 * SQLite in one file. One connection reads, one writes; the writer's commits, and with them the wait for the disk, run
 * away from the main thread. Single writes that arrive while a commit is under way share the next one.
 */
export class SqliteDatabase implements Database {
  readonly dialect = 'sqlite';
  private readonly reader: SyncConnection.Database;
  private readonly writer: AsyncConnection;
  private readonly reads: Remembered<ReadStatement>;
  private readonly writes: Remembered<Promise<WriteStatement>>;
  private readonly line = new Line();
  private readonly transactionMs: number;
  private waiting: LoneWrite[] = [];

  private constructor(path: string, writer: AsyncConnection, transactionMs: number) {
    this.writer = writer;
    this.transactionMs = transactionMs;
    this.writes = new Remembered((sql) => writer.prepare(sql) as Promise<WriteStatement>);
    this.reader = new SyncConnection(path, {});
    for (const pragma of [`busy_timeout = ${BUSY_MS}`, 'query_only = 1'])
      this.reader.prepare(`PRAGMA ${pragma}`).all([]);
    this.reads = new Remembered((sql) => this.reader.prepare(sql) as unknown as ReadStatement);
  }

  static async open(path: string, transactionMs = TRANSACTION_MS): Promise<SqliteDatabase> {
    // seeds of running games and password hashes are in there: nobody else's business
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const writer = new AsyncConnection(path, {});
    const pragmas = [
      `busy_timeout = ${BUSY_MS}`,
      'journal_mode = WAL',
      'synchronous = FULL', // each commit reaches the disk before it is answered
      'foreign_keys = ON',
    ];
    for (const pragma of pragmas) {
      const statement = (await writer.prepare(`PRAGMA ${pragma}`)) as WriteStatement;
      await statement.all([]);
    }
    return new SqliteDatabase(path, writer, transactionMs);
  }

  async all<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    this.line.mustBeOpen();
    if (!isRead(sql)) return this.transaction((queries) => queries.all<Row>(sql, values));
    return this.reads.get(sql).all(values) as Row[];
  }

  async get<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row | undefined> {
    return (await this.all<Row>(sql, values))[0];
  }

  run(sql: string, values: readonly Value[] = []): Promise<number> {
    return new Promise((done, failed) => {
      this.waiting.push({ sql, values, done, failed });
      if (this.waiting.length === 1) void this.line.take(() => this.writeTogether()).catch(failed);
    });
  }

  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.line.take(async () => {
      const queries = new SqliteTransaction(this.writes);
      await this.writer.exec('BEGIN IMMEDIATE');
      try {
        const value = await inTime(work(queries), this.transactionMs);
        await this.writer.exec('COMMIT');
        return value;
      } catch (error) {
        await this.rollback();
        throw error;
      } finally {
        queries.end();
      }
    });
  }

  async close(): Promise<void> {
    await this.line.close();
    await this.writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    // a statement that is still remembered would keep its connection open
    this.reads.clear();
    this.writes.clear();
    this.reader.close();
    this.writer.close();
  }

  /** A statement that fails undoes itself alone; the others of the same commit stand. */
  private async writeTogether(): Promise<void> {
    const writes = this.waiting;
    this.waiting = [];
    const settled: (() => void)[] = [];
    try {
      await this.writer.exec('BEGIN IMMEDIATE');
      for (const write of writes) {
        try {
          const { changes } = (await this.writes.get(write.sql)).run(write.values);
          settled.push(() => write.done(changes));
        } catch (error) {
          this.writes.forget(write.sql);
          if (!this.inTransaction()) throw error;
          settled.push(() => write.failed(named(error)));
        }
      }
      await this.writer.exec('COMMIT');
    } catch (error) {
      await this.rollback();
      for (const write of writes) write.failed(named(error));
      return;
    }
    for (const settle of settled) settle();
  }

  /** After a full disk SQLite may have rolled back by itself. */
  private async rollback(): Promise<void> {
    if (this.inTransaction()) await this.writer.exec('ROLLBACK');
  }

  private inTransaction(): boolean {
    return (this.writer as unknown as { inTransaction: boolean }).inTransaction;
  }
}

/** The statements of one transaction, one after another: libsql can't step through one statement twice at a time. */
class SqliteTransaction implements Queries {
  readonly dialect = 'sqlite';
  private readonly statements: Remembered<Promise<WriteStatement>>;
  private readonly line = new Line();
  private over = false;

  constructor(statements: Remembered<Promise<WriteStatement>>) {
    this.statements = statements;
  }

  all<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.step(sql, async (statement) => (await statement.all(values)) as Row[]);
  }

  async get<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row | undefined> {
    return (await this.all<Row>(sql, values))[0];
  }

  run(sql: string, values: readonly Value[] = []): Promise<number> {
    return this.step(sql, async (statement) => statement.run(values).changes);
  }

  end(): void {
    this.over = true;
  }

  private step<T>(sql: string, work: (statement: WriteStatement) => Promise<T>): Promise<T> {
    return this.line.take(async () => {
      if (this.over) throw new Error('A query came after the end of its transaction.');
      try {
        return await work(await this.statements.get(sql));
      } catch (error) {
        this.statements.forget(sql);
        throw named(error);
      }
    });
  }
}

/** A transaction that waits for a write outside itself would wait for ever, and everybody with it. */
function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('A transaction took too long: it may use nothing but its own queries.'));
    const timer = setTimeout(late, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const isRead = (sql: string): boolean => /^\s*select\b/i.test(sql);

function named(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  return /UNIQUE constraint failed/.test(message) ? new TakenError(message, { cause: error }) : error;
}
