import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteDatabase } from '../sqlite/sqlite.ts';
import { type Migration, migrate } from './migrate.ts';

const first: Migration = { name: 'cups', statements: () => ['CREATE TABLE cups (id INTEGER PRIMARY KEY)'] };
const second: Migration = {
  name: 'saucers',
  statements: () => ['INSERT INTO cups (id) VALUES (1)', 'ALTER TABLE cups ADD COLUMN saucer TEXT'],
};
const broken: Migration = { name: 'broken', statements: () => ['DELETE FROM cups', 'nonsense'] };

describe('migrations', () => {
  let dir: string;
  let database: SqliteDatabase;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'tessera-migrate-'));
    database = await SqliteDatabase.open(join(dir, 'a.db'));
  });
  afterEach(async () => {
    await database.close();
    rmSync(dir, { recursive: true });
  });
  const versions = () => database.all('SELECT version, name FROM schema_versions ORDER BY version');

  it('are applied once each, in order, from whatever version is there', async () => {
    await migrate(database, [first], () => 1);
    await migrate(database, [first, second], () => 2);
    await migrate(database, [first, second], () => 3);
    expect(await versions()).toEqual([
      { version: 1, name: 'cups' },
      { version: 2, name: 'saucers' },
    ]);
    expect(await database.all('SELECT * FROM cups')).toEqual([{ id: 1, saucer: null }]);
  });

  it('leave nothing of a step that fails', async () => {
    await migrate(database, [first, second], () => 1);
    await expect(migrate(database, [first, second, broken], () => 2)).rejects.toThrow('nonsense');
    expect(await database.all('SELECT id FROM cups')).toEqual([{ id: 1 }]);
    expect(await versions()).toHaveLength(2);
  });

  it('refuse a newer database with a sentence', async () => {
    await migrate(database, [first, second], () => 1);
    await expect(migrate(database, [first], () => 2)).rejects.toThrow(
      'The database was written by a newer Tessera: it has version 2, this one knows up to 1.',
    );
  });
});
