import { expect, it } from 'vitest';
import { storeConformance } from '../conformance.ts';
import { NoRoomError } from '../database.ts';
import { openDatabase } from '../open.ts';
import { startPostgres } from './postgres.fixture.ts';

storeConformance('PostgreSQL', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  return { open: () => openDatabase({ dataDir: '', databaseUrl }), cleanUp: postgres.stop };
});

it('PostgreSQL may end a connection in the middle of a transaction: that fails, and everything else goes on', async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ dataDir: '', databaseUrl: await postgres.newDatabase() });
  const broken = database.transaction(async (queries) => {
    const row = await queries.get<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const pid = row?.pid ?? 0;
    await database.get('SELECT pg_terminate_backend(?::int)', [pid]);
    await expect.poll(() => database.all('SELECT pid FROM pg_stat_activity WHERE pid = ?', [pid])).toEqual([]);
    await queries.get('SELECT 1');
  });
  await expect(broken).rejects.toThrow();
  expect(await database.get('SELECT 1 AS one')).toEqual({ one: 1 });
  await database.close();
  await postgres.stop();
}, 60_000);

it('PostgreSQL undoes a transaction with a statement that failed, also one whose failure nobody minded: that is told', async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ dataDir: '', databaseUrl: await postgres.newDatabase() });
  await database.run('CREATE TABLE cups (id INTEGER PRIMARY KEY)');
  const undone = database.transaction(async (queries) => {
    await queries.run('INSERT INTO cups VALUES (1)');
    await queries.run('INSERT INTO cups VALUES (1)').catch(() => undefined);
  });
  await expect(undone).rejects.toThrow('The transaction has been undone: one of its statements had failed.');
  expect(await database.all('SELECT id FROM cups')).toEqual([]);
  expect(await database.transaction((queries) => queries.run('INSERT INTO cups VALUES (1)'))).toBe(1);
  await database.close();
  await postgres.stop();
}, 60_000);

it('PostgreSQL says when its disk is full, in a transaction and outside', async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ dataDir: '', databaseUrl: await postgres.newDatabase() });
  const full = "DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$";
  await expect(database.run(full)).rejects.toThrow(NoRoomError);
  await expect(database.transaction((queries) => queries.run(full))).rejects.toThrow(NoRoomError);
  await database.close();
  await postgres.stop();
}, 60_000);
