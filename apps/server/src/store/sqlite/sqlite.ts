import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Connection from 'libsql';
import { toConsole } from '../../log-error.ts';
import { type Appended, type Database, type Moves, type Queries, TakenError, type Value } from '../database.ts';
import { ClosableQueue } from '../queue.ts';
import { Remembered } from '../remembered.ts';
import { linesOf, type Refused } from './fresh-rows.ts';
import { type ChannelOptions, SqliteChannel } from './sqlite-channel.ts';
import { namesMoves, type Statement, type Write, type Written } from './sqlite-engine.ts';
import { errorOf } from './sqlite-failure.ts';

interface LoneWrite {
  readonly sql: string;
  readonly values: readonly Value[];
  readonly done: (changes: number) => void;
  readonly failed: (error: unknown) => void;
}

export interface SqliteOptions extends Partial<ChannelOptions> {
  readonly transactionMs?: number;
}

const DONE: Appended = { ok: true };

/** How long another process may hold the file. */
const BUSY_MS = 5_000;
const BUSY_AGAIN_MS = 5;
const TRANSACTION_MS = 10_000;

/**
 * SQLite in one file. One connection reads, one writes; the writer, and with it the wait for the disk, is away from the main
 * thread. Single writes that arrive while a commit is under way share the next one.
 */
export class SqliteDatabase implements Database {
  readonly dialect = 'sqlite';
  private readonly reader: Connection.Database;
  private readonly writer: SqliteChannel;
  private readonly reads: Remembered<Statement>;
  private readonly queue = new ClosableQueue();
  private readonly transactionMs: number;
  private waiting: LoneWrite[] = [];
  /** Appends that are queued or under way. */
  private appending = 0;

  private constructor(path: string, writer: SqliteChannel, transactionMs: number) {
    this.writer = writer;
    this.transactionMs = transactionMs;
    this.reader = new Connection(path, {});
    for (const pragma of [`busy_timeout = ${BUSY_MS}`, 'query_only = 1'])
      this.reader.prepare(`PRAGMA ${pragma}`).all([]);
    this.reads = new Remembered((sql) => this.reader.prepare(sql) as unknown as Statement);
  }

  static async open(path: string, { logError = toConsole, ...options }: SqliteOptions = {}): Promise<SqliteDatabase> {
    // seeds of running games and password hashes are in there: nobody else's business
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    keepToOurselves(path);
    const writer = new SqliteChannel(path, { logError, ...options });
    // its answer says that the file is there, and fit to be read
    try {
      await writer.ask('rollback');
    } catch (error) {
      await writer.end();
      throw error;
    }
    return new SqliteDatabase(path, writer, options.transactionMs ?? TRANSACTION_MS);
  }

  async all<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    this.queue.mustBeOpen();
    if (!isRead(sql)) return this.transaction((queries) => queries.all<Row>(sql, values));
    if (namesMoves(sql)) await this.queue.take(() => this.patiently(() => this.writer.ask('settle')));
    return this.reads.get(sql).all(values) as Row[];
  }

  async get<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row | undefined> {
    return (await this.all<Row>(sql, values))[0];
  }

  run(sql: string, values: readonly Value[] = []): Promise<number> {
    return new Promise((done, failed) => {
      this.queue.mustBeOpen();
      this.waiting.push({ sql, values, done, failed });
      if (this.waiting.length === 1) this.writeWaiting();
    });
  }

  async appendMoves(appends: readonly Moves[]): Promise<Appended[]> {
    const lines = linesOf(appends);
    this.appending++;
    const refused = await this.queue
      .take(() => this.append(lines))
      .finally(() => {
        this.appending--;
        // after the next moves, if there are any, have taken along what came meanwhile
        setImmediate(() => this.writeWaiting());
      });
    const answers = Array<Appended>(appends.length).fill(DONE);
    for (const [index, reason] of refused) answers[index] = { ok: false, reason };
    return answers;
  }

  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.queue.take(async () => {
      const queries = new SqliteTransaction(
        (how, sql, values) => this.patiently(() => this.writer.ask('begin', how, sql, values)),
        this.writer,
      );
      try {
        const value = await inTime(work(queries), this.transactionMs);
        if (await queries.end()) await this.writer.ask('exec', 'COMMIT');
        return value;
      } catch (error) {
        await queries.end();
        await this.writer.ask('rollback');
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.queue.take(() => this.writeTogether()), this.queue.close()]);
    await this.writer.ask('close');
    await this.writer.end();
    // a statement that is still remembered would keep its connection open
    this.reads.clear();
    this.reader.close();
  }

  /** At once, unless moves are on their way: then what waits goes along with the next ones. */
  private writeWaiting(): void {
    if (this.waiting.length === 0 || this.appending > 0) return;
    // refused only when the queue is closed: then what waits is written as the last in it
    this.queue.take(() => this.writeTogether()).catch(() => undefined);
  }

  private async writeTogether(): Promise<void> {
    if (this.waiting.length === 0) return;
    // each of them is told if it could not be written
    await this.withWaiting((writes) => this.writer.ask('together', writes)).catch(() => undefined);
  }

  private async append(lines: string): Promise<Refused> {
    let refused: Refused = [];
    await this.withWaiting(async (writes) => {
      const appended = await this.writer.ask('append', lines, writes);
      refused = appended.refused;
      return appended.written;
    });
    return refused;
  }

  /** All that waits goes along with a commit. A statement that fails undoes itself alone; the others stand. */
  private async withWaiting(commit: (writes: readonly Write[]) => Promise<readonly Written[]>): Promise<void> {
    const waiting = this.waiting;
    this.waiting = [];
    const writes = waiting.map(({ sql, values }) => ({ sql, values }));
    try {
      const written = await this.patiently(() => commit(writes));
      for (const [index, answer] of written.entries())
        if ('failed' in answer) waiting[index].failed(named(errorOf(answer.failed)));
        else waiting[index].done(answer.changes);
    } catch (error) {
      for (const { failed } of waiting) failed(named(error));
      throw error;
    }
  }

  /** While another process holds the file it is tried again, for a while. */
  private async patiently<T>(ask: () => Promise<T>): Promise<T> {
    const end = performance.now() + BUSY_MS;
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 * BUSY_AGAIN_MS));
      }
    }
  }
}

/** Also in a folder that others may look into. The write-ahead log is made with the permissions of the file. */
function keepToOurselves(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  try {
    chmodSync(path, 0o600);
  } catch {
    // another user's file, or a disk without permissions: whoever set that up has decided
  }
}

type Begin = (how: 'all' | 'run', sql: string, values: readonly Value[]) => Promise<object[] | number>;

/** The statements of one transaction, one after another. It begins with the first of them: one way less to the thread and back. */
class SqliteTransaction implements Queries {
  readonly dialect = 'sqlite';
  private readonly begin: Begin;
  private readonly writer: SqliteChannel;
  private begun: Promise<unknown> | undefined;
  private over = false;

  constructor(begin: Begin, writer: SqliteChannel) {
    this.begin = begin;
    this.writer = writer;
  }

  all<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return this.step('all', sql, values) as Promise<Row[]>;
  }

  async get<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row | undefined> {
    return (await this.all<Row>(sql, values))[0];
  }

  run(sql: string, values: readonly Value[] = []): Promise<number> {
    return this.step('run', sql, values) as Promise<number>;
  }

  /** Whether there was anything. */
  async end(): Promise<boolean> {
    this.over = true;
    // told to whoever asked for that statement
    await this.begun?.catch(() => undefined);
    return this.begun !== undefined;
  }

  private async step(how: 'all' | 'run', sql: string, values: readonly Value[]): Promise<object[] | number> {
    if (this.over) throw new Error('A query came after the end of its transaction.');
    try {
      if (!this.begun) {
        const first = this.begin(how, sql, values);
        this.begun = first;
        return await first;
      }
      await this.begun;
      return await this.writer.ask(how, sql, values);
    } catch (error) {
      throw named(error);
    }
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

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  /database is locked|SQLITE_BUSY/.test(`${error.message} ${(error as { code?: string }).code}`);

function named(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  return /UNIQUE constraint failed/.test(message) ? new TakenError(message, { cause: error }) : error;
}
