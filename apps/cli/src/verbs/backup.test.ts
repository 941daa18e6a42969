import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimDatabase, openDatabase } from '../../../server/src/store/index.ts';
import { startPostgres } from '../../../server/src/store/postgres/postgres.fixture.ts';
import { addRow, rowsOf, tablesIn } from '../../../server/src/store/rows.fixture.ts';
import { tessera } from '../testing.ts';
import { passwordOf } from './backup.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-backup-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
const inFolder = (name: string) => join(folder, name);
const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

const person = (id: string, name: string) => ({ id, name, created_at: 1, seen_at: 1 });
const ANNA = person('anna', 'Anna');

describe('a backup of SQLite', () => {
  test('has all that was there while the server runs, and only its owner can read it', async () => {
    const dataDir = inFolder('data');
    const claim = await claimDatabase({ dataDir });
    const database = await openDatabase({ dataDir });
    await addRow(database, 'people', ANNA);
    const umask = process.umask(0);
    const file = inFolder('a.backup');
    const ran = await tessera(['backup', file, '--data', dataDir]);
    process.umask(umask);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(mode(file)).toBe('600');
    // what is written afterwards is not in it, and the server goes on
    await addRow(database, 'people', person('boris', 'Boris'));
    const before = await tablesIn(database);
    await database.close();
    await claim.release();

    const restored = inFolder('restored');
    execFileSync('sh', ['-c', `umask 077 && mkdir ${restored} && cp ${file} ${restored}/tessera.db`]);
    const copy = await openDatabase({ dataDir: restored });
    expect(await tablesIn(copy)).toEqual(before);
    expect(await rowsOf(copy, 'people')).toMatchObject([ANNA]);
    await copy.close();
    expect(readdirSync(folder).filter((name) => name.startsWith('a.backup'))).toEqual(['a.backup']);
  });

  test('overwrites nothing, and leaves nothing half done', async () => {
    writeFileSync(inFolder('a.backup'), 'precious');
    const taken = await tessera(['backup', inFolder('a.backup'), '--data', folder]);
    expect(taken).toMatchObject({ code: 1, err: expect.stringContaining('is there already') });
    expect(readFileSync(inFolder('a.backup'), 'utf8')).toBe('precious');
    const none = await tessera(['backup', inFolder('b.backup'), '--data', folder]);
    expect(none).toMatchObject({ code: 1, err: expect.stringMatching(/There is no .*tessera\.db.*--data/) });
    writeFileSync(
      inFolder('tessera.db'),
      'this is no database, and it is longer than a header of one would be. '.repeat(9),
    );
    const broken = await tessera(['backup', inFolder('b.backup'), '--data', folder]);
    expect(broken).toMatchObject({ code: 1, err: expect.stringContaining('The backup failed') });
    expect(existsSync(inFolder('b.backup'))).toBe(false);
    expect(await tessera(['backup'])).toMatchObject({ code: 2 });
  });
});

describe('a backup of PostgreSQL', () => {
  test.each([
    ['postgres://me:p%40ss@db.example:5432/tessera', 'p@ss', 'postgres://me@db.example:5432/tessera'],
    ['postgres://db.example:5432/tessera', '', 'postgres://db.example:5432/tessera'],
    ['postgres://me@/tessera?host=%2Frun', '', 'postgres://me@/tessera?host=%2Frun'],
  ])('hides the password of %s from the command line', (url, password, without) => {
    expect(passwordOf(url)).toEqual({ password, without });
  });

  test('is made by pg_dump and can be restored', async () => {
    const postgres = await startPostgres();
    const [from, to] = [await postgres.newDatabase(), await postgres.newDatabase()];
    const database = await openDatabase({ dataDir: folder, databaseUrl: from });
    await addRow(database, 'people', ANNA);
    vi.stubEnv('DATABASE_URL', from);
    vi.stubEnv('POSTGRES_BIN', postgres.programs);
    const file = inFolder('a.backup');
    expect(await tessera(['backup', file])).toMatchObject({ code: 0, err: '' });
    expect(mode(file)).toBe('600');
    await database.close();
    execFileSync(join(postgres.programs, 'pg_restore'), ['--no-owner', `--dbname=${to}`, file]);
    const copy = await openDatabase({ dataDir: folder, databaseUrl: to });
    expect(await rowsOf(copy, 'people')).toMatchObject([ANNA]);
    await copy.close();
    vi.stubEnv('DATABASE_URL', from.replace(/test_\d+/, 'nowhere'));
    const none = await tessera(['backup', inFolder('b.backup')]);
    expect(none).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump failed') });
    expect(existsSync(inFolder('b.backup'))).toBe(false);
    await postgres.stop();
  });
});
