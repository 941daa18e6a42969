import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { bundle } from '../../../../scripts/bundle.mjs';
import { storeConformance } from './conformance.ts';
import { openDatabase } from './open.ts';
import { SqliteDatabase } from './sqlite.ts';

const dataDir = () => mkdtempSync(join(tmpdir(), 'tessera-store-'));

const folder = async (thread?: URL) => {
  const dir = dataDir();
  return {
    open: () => openDatabase({ dataDir: dir, ...(thread && { sqliteThread: thread }) }),
    cleanUp: async () => rmSync(dir, { recursive: true }),
  };
};

storeConformance('SQLite', () => folder());

storeConformance('SQLite in a thread', async () =>
  folder(pathToFileURL(await bundle('apps/server/src/store/sqlite-thread.ts'))),
);

it('makes its folder for itself alone, and syncs every commit', async () => {
  const dir = dataDir();
  const database = await openDatabase({ dataDir: join(dir, 'new', 'data') });
  expect(statSync(join(dir, 'new', 'data')).mode & 0o777).toBe(0o700);
  await database.transaction(async (queries) => {
    expect(await queries.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(await queries.get('PRAGMA synchronous')).toEqual({ synchronous: 2 });
  });
  await database.close();
  await expect(database.run('DELETE FROM moves')).rejects.toThrow('The database is closed.');
  rmSync(dir, { recursive: true });
});

it('does not wait for ever for a transaction that waits for a write outside itself', async () => {
  const dir = dataDir();
  const database = await SqliteDatabase.open(join(dir, 'a.db'), { transactionMs: 100 });
  await database.run('CREATE TABLE cups (id INTEGER PRIMARY KEY)');
  const stuck = database.transaction(async () => database.run('INSERT INTO cups VALUES (1)'));
  await expect(stuck).rejects.toThrow('nothing but its own queries');
  expect(await database.run('INSERT INTO cups VALUES (2)')).toBe(1);
  await database.close();
  rmSync(dir, { recursive: true });
});
