import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Claim, ClaimedError, claimDatabase } from './claim.ts';
import { startPostgres, type TestPostgres } from './postgres/postgres.fixture.ts';
import { PostgresDatabase } from './postgres/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const logged: string[] = [];
const claim = (databaseUrl: string, lost?: (error: Error) => void): Promise<Claim> =>
  claimDatabase(
    { dataDir: '', databaseUrl },
    { patienceMs: 0, ...(lost && { lost }), logError: (what) => logged.push(what) },
  );

const HOLDERS =
  "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

it('a database has one server; once it has let go, another', async () => {
  const url = await postgres.newDatabase();
  const other = await postgres.newDatabase();
  const first = await claim(url);
  await expect(claim(url)).rejects.toThrow(ClaimedError);
  await (await claim(other)).release();
  await first.release();
  await (await claim(url)).release();
});

it('a server whose session broke takes its database again', async () => {
  const url = await postgres.newDatabase();
  const lost: Error[] = [];
  const first = await claim(url, (error) => lost.push(error));
  const database = await PostgresDatabase.open(url);
  const holders = async () => (await database.all<{ pid: number }>(HOLDERS)).map(({ pid }) => pid);
  const [pid] = await holders();
  await database.run('SELECT pg_terminate_backend(?)', [pid]);
  await expect.poll(holders, { timeout: 10_000 }).toEqual([expect.any(Number)]);
  await expect.poll(holders, { timeout: 10_000 }).not.toEqual([pid]);
  await expect(claim(url)).rejects.toThrow(ClaimedError);
  expect(lost).toEqual([]);
  expect(logged).toContain('the lock of the database was lost, and is taken again');
  await first.release();
  await database.close();
});

it('a server whose session broke ends if another was faster', async () => {
  const url = await postgres.newDatabase();
  let other: Promise<Claim> | undefined;
  const lost = new Promise<Error>((resolve) => {
    void claim(url, resolve).then(async () => {
      const database = await PostgresDatabase.open(url);
      // waits for the lock, and so has it before anybody who tries for it
      const holder = await PostgresDatabase.open(url);
      const waits = holder.transaction(async (queries) => {
        await queries.all(
          "SELECT pg_advisory_xact_lock(classid::int, objid::int) FROM pg_locks WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
        );
        await until;
      });
      other = waits.then(() => ({ release: () => holder.close() }));
      await expect.poll(async () => (await database.all(HOLDERS)).length).toBe(2);
      const [{ pid }] = await database.all<{ pid: number }>(`${HOLDERS} AND granted`);
      await database.run('SELECT pg_terminate_backend(?)', [pid]);
      await database.close();
    });
  });
  let end: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  expect(await lost).toBeInstanceOf(ClaimedError);
  end();
  await (await other)?.release();
}, 20_000);
