import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Connection from 'libsql';
import pg from 'pg';
import { type LogError, toConsole } from '../log-error.ts';
import type { DatabasePlace } from './open.ts';

/** The right to be the only server of a database, for as long as it is not released and the process lives. */
export interface Claim {
  release(): Promise<void>;
}

export interface ClaimOptions {
  /** How long another server may take to end before this one gives up. */
  readonly patienceMs?: number;
  /** Another server has taken over; otherwise this one ends. */
  readonly lost?: (error: Error) => void;
  readonly logError?: LogError;
}

/** Whoever starts a server anew need not wait for the old one to be gone. */
const PATIENCE_MS = 3_000;
const AGAIN_MS = 100;

/**
 * Two servers on one database would each tell their own people half of what happens. The lock is the operating system's or
 * PostgreSQL's, not a file that stays behind: it ends with the process, however that ends.
 */
export const claimDatabase = (
  { dataDir, databaseUrl }: Pick<DatabasePlace, 'dataDir' | 'databaseUrl'>,
  options: ClaimOptions = {},
): Promise<Claim> => (databaseUrl ? PostgresClaim.take(databaseUrl, options) : claimFolder(dataDir, options));

/** SQLite locks its files in the same way on every system, so an empty database beside ours is the lock. */
async function claimFolder(dataDir: string, { patienceMs = PATIENCE_MS }: ClaimOptions): Promise<Claim> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const connection = new Connection(join(dataDir, 'tessera.lock'), {});
  connection.prepare('PRAGMA busy_timeout = 0').all([]);
  const taken = `Another Tessera server uses the folder ${dataDir} (DATA_DIR). Stop it first, or give this one another folder.`;
  try {
    await within(patienceMs, taken, async () => {
      try {
        connection.exec('BEGIN EXCLUSIVE');
        return true;
      } catch (error) {
        if (error instanceof Error && /database is locked/.test(error.message)) return false;
        throw error;
      }
    });
  } catch (error) {
    connection.close();
    throw error;
  }
  return { release: async () => void connection.close() };
}

/** Another server has it. */
export class ClaimedError extends Error {
  override readonly name = 'ClaimedError';
}

/** Ours among the locks of a database, with its schema. */
const LOCK = 0x7e55e7a;
const BEAT_MS = 10_000;
const QUERY_MS = 8_000;
const RECONNECT_MS = 1_000;
/** A session whose machine has lost its power ends after some 25 seconds instead of hours, and its lock with it. */
const KEEP_ALIVE = ['tcp_keepalives_idle = 10', 'tcp_keepalives_interval = 5', 'tcp_keepalives_count = 3'];

/** A lock of a session of its own. When the session breaks the lock is taken again; if another server was faster, this one ends. */
class PostgresClaim implements Claim {
  private readonly url: string;
  private readonly lost: (error: Error) => void;
  private readonly logError: LogError;
  private client: pg.Client | undefined;
  /** Which session has it, or had it last. */
  private session = { pid: 0, since: '' };
  private beat: NodeJS.Timeout | undefined;
  private released = false;

  private constructor(url: string, lost: (error: Error) => void, logError: LogError) {
    this.url = url;
    this.lost = lost;
    this.logError = logError;
  }

  static async take(
    url: string,
    { patienceMs = PATIENCE_MS, lost = endServer, logError = toConsole }: ClaimOptions,
  ): Promise<Claim> {
    const claim = new PostgresClaim(url, lost, logError);
    await within(patienceMs, TAKEN, () => claim.tryToTake());
    claim.beat = setInterval(() => void claim.look(), BEAT_MS);
    claim.beat.unref();
    return claim;
  }

  async release(): Promise<void> {
    this.released = true;
    clearInterval(this.beat);
    // the lock ends with its session, however that ends
    await this.client?.end().catch(() => undefined);
  }

  /** False while another session has it. */
  private async tryToTake(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'tessera (lock)',
      query_timeout: QUERY_MS,
      connectionTimeoutMillis: QUERY_MS,
    });
    // told to whoever waits for an answer; without a listener the process would end
    client.on('error', () => undefined);
    try {
      await client.connect();
      // not every system has all of them
      for (const setting of KEEP_ALIVE) await client.query(`SET ${setting}`).catch(() => undefined);
      const { rows } = await client.query<{ taken: boolean; pid: number; since: string }>(
        `SELECT pg_try_advisory_lock($1, hashtext(coalesce(current_schema(), ''))) AS taken, pid, backend_start::text AS since
         FROM pg_stat_activity WHERE pid = pg_backend_pid()`,
        [LOCK],
      );
      const [{ taken, pid, since }] = rows;
      if (taken) {
        this.client = client;
        this.session = { pid, since };
        client.once('end', () => void this.takeAgain(client, new Error('PostgreSQL ended the connection.')));
        return true;
      }
      // our own session, which broke at this end alone, may still have it
      await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start::text = $2',
        [this.session.pid, this.session.since],
      );
    } catch (error) {
      // what failed before is what counts
      await client.end().catch(() => undefined);
      throw error;
    }
    await client.end();
    return false;
  }

  /** A connection that broke without a sign is found out. */
  private async look(): Promise<void> {
    const { client } = this;
    await client?.query('SELECT 1').catch((error: unknown) => this.takeAgain(client, error));
  }

  private async takeAgain(broken: pg.Client, why: unknown): Promise<void> {
    if (this.released || this.client !== broken) return;
    this.client = undefined;
    this.logError('the lock of the database was lost, and is taken again', why);
    // it is broken already
    broken.end().catch(() => undefined);
    for (let end = Number.POSITIVE_INFINITY; !this.released; ) {
      try {
        if (await this.tryToTake()) {
          if (this.released) await this.release();
          return;
        }
        end = Math.min(end, performance.now() + PATIENCE_MS);
        if (performance.now() >= end) return this.lost(new ClaimedError(TAKEN));
        await pause(AGAIN_MS);
      } catch {
        // PostgreSQL is away, as was logged: nobody else can write there either
        await pause(RECONNECT_MS);
      }
    }
  }
}

const TAKEN =
  'Another Tessera server uses the database of DATABASE_URL. Stop it first, or give this one another database.';

/** Whoever watches over the server starts it anew. */
function endServer(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

/** Tried until it is so, or so long. */
async function within(ms: number, otherwise: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() >= end) throw new ClaimedError(otherwise);
    await pause(AGAIN_MS);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
