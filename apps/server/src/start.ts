import type { FastifyInstance } from 'fastify';
import { Accounts } from './accounts/index.ts';
import { BotPool, Reviewer } from './bots/index.ts';
import type { Config } from './config.ts';
import { listen } from './listen.ts';
import { type LogError, toConsole } from './log-error.ts';
import { Metrics } from './metrics/metrics.ts';
import { createServer } from './server.ts';
import {
  type Claim,
  ClaimedError,
  claimDatabase,
  type Database,
  MoveLog,
  openDatabase,
  sqliteFile,
} from './store/index.ts';
import { Tables, tableSocketHandler } from './tables/index.ts';

export interface RunningServer {
  readonly server: FastifyInstance;
  readonly port: number;
  /** Nobody new comes in, everybody is told, what is under way is written down. */
  readonly stop: () => Promise<void>;
}

/** Everything of a server, in the order it depends on each other. */
export async function start(config: Config, page: string): Promise<RunningServer> {
  const metrics = new Metrics();
  metrics.watchProcess();
  let logError = toConsole;
  const { claim, database } = await openOrExplain(config, (...told) => logError(...told));
  const log = new MoveLog(database, metrics.commit);
  const accounts = await Accounts.open({ database, config });
  const bots = new BotPool({ logError: (error) => logError('a bot failed', error) });
  const reviewer = new Reviewer();
  const { review } = reviewer;
  const tables = await Tables.open({ database, log, accounts, metrics, think: bots.think, review });
  const socketHandler = tableSocketHandler(tables);
  const server: FastifyInstance = await createServer({
    page,
    config,
    database,
    metrics,
    accounts,
    tables,
    socketHandler,
  });
  logError = (what, error) => server.log.error({ err: error }, what);
  const port = await listen(server, config.port, config.host);
  // whose turn it is must be right before anybody is told of theirs
  void tables
    .wake()
    .catch((error: unknown) => logError('tables could not be opened after the start', error))
    .finally(() => accounts.wake());
  if (!config.publicUrl) server.log.info('PUBLIC_URL is not set: webhooks carry no links to tables');
  server.log.info({ port, store: database.dialect }, 'listening');
  return {
    server,
    port,
    stop: async () => {
      await server.close();
      await tables.close();
      await bots.close();
      await reviewer.close();
      await accounts.close();
      await log.flush();
      await database.close();
      await claim.release();
    },
  };
}

/** The database, as its only server. */
async function openOrExplain(config: Config, logError: LogError): Promise<{ claim: Claim; database: Database }> {
  let claim: Claim | undefined;
  try {
    claim = await claimDatabase(config, { logError });
    return { claim, database: await openDatabase(config, logError) };
  } catch (error) {
    await claim?.release();
    throw error instanceof ClaimedError ? error : new Error(whyNot(config, error), { cause: error });
  }
}

function whyNot({ databaseUrl, dataDir }: Config, error: unknown): string {
  const { message, code } = error as { message?: string; code?: unknown };
  const reason = message || String(code ?? error);
  if (databaseUrl) return `Tessera can't use the database of DATABASE_URL: ${reason}`;
  const file = sqliteFile(dataDir);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(String(code)))
    return `Tessera can't read ${file}: the file is damaged, or is no SQLite database (${reason}). Put a backup in its place, or move it away, with the files beside it whose names begin in the same way, to start with an empty one.`;
  return `Tessera can't use the database in ${dataDir} (DATA_DIR): ${reason}`;
}
