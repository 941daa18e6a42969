import type { Database } from './database.ts';

/** Rejects if the database does not answer. */
export const checkRead = (database: Database): Promise<unknown> => database.get('SELECT 1');

/** Rejects if nothing can be written: a full disk, or a file that another process holds, is read as if nothing were wrong. */
export const checkWrite = (database: Database): Promise<unknown> =>
  database.run(
    `INSERT INTO server_keys (name, value) VALUES ('health', ?)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [String(Date.now())],
  );
