import type { Database } from '../database.ts';

/** From now on SQLite finds no room, as on a full disk. Gives back what makes some. */
export async function fillDisk(database: Database): Promise<() => Promise<unknown>> {
  await database.run('CREATE TABLE filler (bytes TEXT)');
  const [{ page_count }] = await database.all<{ page_count: number }>('PRAGMA page_count');
  await database.all(`PRAGMA max_page_count = ${page_count}`);
  for (let size = 100_000; size > 1; size = Math.floor(size / 2))
    while (await database.run('INSERT INTO filler VALUES (?)', ['x'.repeat(size)]).catch(() => 0));
  return () => database.all('PRAGMA max_page_count = 1000000');
}
