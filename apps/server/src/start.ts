import type { FastifyInstance } from 'fastify';
import { BotPool } from './bots/index.ts';
import type { Config } from './config.ts';
import { listen } from './listen.ts';
import { Metrics } from './metrics.ts';
import { People } from './people/index.ts';
import { createServer } from './server.ts';
import { type Database, MoveLog, openDatabase } from './store/index.ts';
import { Tables, tableDoor } from './tables/index.ts';

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
  const database = await openOrExplain(config);
  const log = new MoveLog(database, metrics.commit);
  const people = await People.open({ database, config });
  const bots = new BotPool({ trouble: (error) => server.log.error({ err: error }, 'a bot failed') });
  const tables = await Tables.open({ database, log, people, metrics, think: bots.think });
  const door = tableDoor(tables);
  const server: FastifyInstance = await createServer({ page, config, database, metrics, people, tables, door });
  const port = await listen(server, config.port, config.host);
  // whose turn it is must be right before anybody is told of theirs
  void tables
    .wake()
    .catch((error: unknown) => server.log.error({ err: error }, 'tables could not be woken'))
    .finally(() => people.wake());
  server.log.info({ port, store: database.dialect }, 'listening');
  return {
    server,
    port,
    stop: async () => {
      await server.close();
      await tables.close();
      await bots.close();
      await people.close();
      await log.flush();
      await database.close();
    },
  };
}

async function openOrExplain(config: Config): Promise<Database> {
  try {
    return await openDatabase(config);
  } catch (error) {
    const reason = error instanceof Error ? error.message || String((error as { code?: unknown }).code) : String(error);
    const where = config.databaseUrl ? 'the database of DATABASE_URL' : `the database in ${config.dataDir} (DATA_DIR)`;
    throw new Error(`Tessera can't use ${where}: ${reason}`, { cause: error });
  }
}
