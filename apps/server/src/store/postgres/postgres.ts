import pg from 'pg';
import { type Database, NoRoomError, type Queries, TakenError, type Value } from '../database.ts';
import { ClosableQueue } from '../queue.ts';
import { Remembered } from '../remembered.ts';

const CONNECTIONS = 10;
const TRIES = 25;

/** PostgreSQL's numbers for: another transaction got in between, so this one is to be run again. */
const AGAIN = new Set(['40001', '40P01']);
const UNIQUE_VIOLATION = '23505';
const DISK_FULL = '53100';

/** Counts and times are `bigint` there, and fit a number here. */
const TYPES = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export class PostgresDatabase implements Database {
  readonly dialect = 'postgres';
  private readonly pool: pg.Pool;

  private constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  static async open(url: string): Promise<PostgresDatabase> {
    const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, application_name: 'tessera', types: TYPES });
    // a connection that breaks while idle is replaced when it is needed; whoever needs it then hears if it can't be
    pool.on('error', () => undefined);
    const database = new PostgresDatabase(pool);
    try {
      await database.get('SELECT 1');
    } catch (error) {
      await pool.end();
      throw error;
    }
    return database;
  }

  all<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row[]> {
    return ask<Row>(this.pool, sql, values).then((result) => result.rows);
  }

  get<Row extends object>(sql: string, values: readonly Value[] = []): Promise<Row | undefined> {
    return ask<Row>(this.pool, sql, values).then((result) => result.rows[0]);
  }

  run(sql: string, values: readonly Value[] = []): Promise<number> {
    return ask(this.pool, sql, values).then((result) => result.rowCount ?? 0);
  }

  async transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.once(work);
      } catch (error) {
        if (tries >= TRIES || !AGAIN.has(codeOf(error))) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * tries));
      }
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async once<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    // also told to whoever waits for a statement; without a listener the process would end
    const lost = (error: Error): void => {
      broken = error;
    };
    client.on('error', lost);
    const statements = new Statements(client);
    try {
      await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
      const value = await work(statements);
      await statements.end();
      const { command } = await client.query('COMMIT');
      // the server's answer where a statement has failed, even if the work went on as if it had not
      if (command !== 'COMMIT') throw new Error('The transaction has been undone: one of its statements had failed.');
      return value;
    } catch (error) {
      await statements.end();
      await client.query('ROLLBACK').catch(lost);
      throw named(error);
    } finally {
      client.removeListener('error', lost);
      client.release(broken);
    }
  }
}

/** The statements of one transaction, one after another; after its end none any more, for they would be in nobody's or another's. */
class Statements implements Queries {
  readonly dialect = 'postgres';
  private readonly client: pg.PoolClient;
  private readonly queue = new ClosableQueue();
  private over = false;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  async all<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row[]> {
    return (await this.next<Row>(sql, values)).rows;
  }

  async get<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row | undefined> {
    return (await this.next<Row>(sql, values)).rows[0];
  }

  async run(sql: string, values?: readonly Value[]): Promise<number> {
    return (await this.next(sql, values)).rowCount ?? 0;
  }

  /** Returns when the one that is under way is done. */
  async end(): Promise<void> {
    this.over = true;
    await this.queue.close();
  }

  private next<Row extends object>(sql: string, values: readonly Value[] = []): Promise<pg.QueryResult<Row>> {
    return this.queue.take(async () => {
      if (this.over) throw new Error('A query came after the end of its transaction.');
      return ask<Row>(this.client, sql, values);
    });
  }
}

/** `?` in turn are $1, $2, … */
const numbered = new Remembered((sql) => {
  let place = 0;
  return sql.replace(/\?/g, () => `$${++place}`);
});

async function ask<Row extends object>(
  on: pg.Pool | pg.PoolClient,
  sql: string,
  values: readonly Value[],
): Promise<pg.QueryResult<Row>> {
  try {
    return await on.query<Row>(numbered.get(sql), [...values]);
  } catch (error) {
    throw named(error);
  }
}

/** By what it means to whoever asked, where that is known. */
function named(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  const code = codeOf(error);
  if (code === UNIQUE_VIOLATION) return new TakenError(message, { cause: error });
  return code === DISK_FULL ? new NoRoomError(message, { cause: error }) : error;
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');
