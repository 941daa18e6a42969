import { join } from 'node:path';
import { type LogError, toConsole } from '../log-error.ts';
import type { Database } from './database.ts';
import { PostgresDatabase } from './postgres/postgres.ts';
import { migrate } from './schema/migrate.ts';
import { MIGRATIONS } from './schema/migrations/index.ts';
import { SqliteDatabase } from './sqlite/sqlite.ts';

export interface DatabasePlace {
  /** The folder of the SQLite file. */
  readonly dataDir: string;
  /** postgres://… instead of the file. */
  readonly databaseUrl?: string | undefined;
}

export const sqliteFile = (dataDir: string): string => join(dataDir, 'tessera.db');

/** The database of this server, at its newest version. */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  logError: LogError = toConsole,
): Promise<Database> {
  const database = databaseUrl
    ? await PostgresDatabase.open(databaseUrl)
    : await SqliteDatabase.open(sqliteFile(dataDir), { logError });
  try {
    await migrate(database, MIGRATIONS, Date.now);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
