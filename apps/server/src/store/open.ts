import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { PostgresDatabase } from './postgres.ts';
import { SqliteDatabase } from './sqlite.ts';

export interface DatabasePlace {
  /** The folder of the SQLite file. */
  readonly dataDir: string;
  /** postgres://… instead of the file. */
  readonly databaseUrl?: string | undefined;
  /** The program of the thread that writes SQLite's file, where it isn't beside this one. */
  readonly sqliteThread?: URL;
}

export const sqliteFile = (dataDir: string): string => join(dataDir, 'tessera.db');

/** The database of this server, at its newest version. */
export async function openDatabase({ dataDir, databaseUrl, sqliteThread }: DatabasePlace): Promise<Database> {
  const database = databaseUrl
    ? await PostgresDatabase.open(databaseUrl)
    : await SqliteDatabase.open(sqliteFile(dataDir), sqliteThread && { thread: sqliteThread });
  try {
    await migrate(database, MIGRATIONS, Date.now);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
