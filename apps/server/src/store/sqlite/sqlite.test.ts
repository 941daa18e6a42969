import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { someTable, storeConformance } from '../conformance.ts';
import { type Queries, TakenError, type Value } from '../database.ts';
import { type LogRow, textsFrom } from '../log-rows.ts';
import { MoveLog } from '../move-log.ts';
import { openDatabase } from '../open.ts';
import { TableStore } from '../table-store.ts';
import { SqliteDatabase } from './sqlite.ts';
import { SqliteChannel } from './sqlite-channel.ts';
import { SqliteEngine } from './sqlite-engine.ts';

const dataDir = () => mkdtempSync(join(tmpdir(), 'tessera-store-'));

const folder = async () => {
  const dir = dataDir();
  return {
    open: () => openDatabase({ dataDir: dir }),
    cleanUp: async () => rmSync(dir, { recursive: true }),
  };
};

storeConformance('SQLite', folder);

it('makes its folder for itself alone, and syncs every commit', async () => {
  const dir = dataDir();
  const database = await openDatabase({ dataDir: join(dir, 'new', 'data') });
  expect(statSync(join(dir, 'new', 'data')).mode & 0o777).toBe(0o700);
  await database.transaction(async (queries) => {
    expect(await queries.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(await queries.get('PRAGMA synchronous')).toEqual({ synchronous: 2 });
  });
  await database.close();
  for (let time = 0; time < 2; time++)
    await expect(database.run('DELETE FROM moves')).rejects.toThrow('The database is closed.');
  rmSync(dir, { recursive: true });
});

it('what is deleted or changed can be read in its file no more, once it is closed', async () => {
  const dir = dataDir();
  const database = await openDatabase({ dataDir: dir });
  await database.run('CREATE TABLE cups (id INTEGER PRIMARY KEY, of TEXT)');
  for (let id = 0; id < 50; id++)
    await database.run('INSERT INTO cups VALUES (?, ?)', [id, `somebody-${id}@example.org`]);
  await database.run('DELETE FROM cups WHERE id = 17');
  await database.run("UPDATE cups SET of = '—' WHERE id = 18");
  await database.close();
  const file = readFileSync(join(dir, 'tessera.db'), 'latin1');
  const found = [16, 17, 18, 19].filter((id) => file.includes(`somebody-${id}@`));
  expect(found).toEqual([16, 19]);
  rmSync(dir, { recursive: true });
});

it('keeps its file to itself in a folder that everybody may look into', async () => {
  const dir = dataDir();
  chmodSync(dir, 0o755);
  const database = await openDatabase({ dataDir: dir });
  await database.run('CREATE TABLE cups (id INTEGER PRIMARY KEY)');
  for (const file of ['tessera.db', 'tessera.db-wal']) expect(statSync(join(dir, file)).mode & 0o077).toBe(0);
  await database.close();
  rmSync(dir, { recursive: true });
});

it('ends the server when the thread that writes has ended, and keeps nobody waiting', async () => {
  const dir = dataDir();
  const thread = join(dir, 'ends.mjs');
  writeFileSync(
    thread,
    `import { parentPort } from 'node:worker_threads';
     let asked = 0;
     parentPort.on('message', () => (asked++ ? process.exit(3) : parentPort.postMessage({ value: undefined })));`,
  );
  let lost: Error | undefined;
  const database = await SqliteDatabase.open(join(dir, 'a.db'), {
    thread: pathToFileURL(thread),
    lost: (error) => {
      lost = error;
    },
  });
  for (let time = 0; time < 2; time++)
    await expect(database.run('DELETE FROM moves')).rejects.toThrow('The thread that writes the database has ended.');
  expect(lost?.message).toBe('The thread that writes the database has ended.');
  rmSync(dir, { recursive: true });
});

it('ends the server when an answer of the thread cannot be read, and keeps nobody waiting', async () => {
  const dir = dataDir();
  const thread = join(dir, 'deep.mjs');
  // a thread has a larger stack: what it can still write is too deep to be read here
  writeFileSync(
    thread,
    `import { parentPort } from 'node:worker_threads';
     let asked = 0;
     let deep = [];
     for (let depth = 0; depth < 8_000; depth++) deep = [deep];
     parentPort.on('message', () => parentPort.postMessage({ value: asked++ ? deep : undefined }));`,
  );
  let lost: Error | undefined;
  const channel = new SqliteChannel(join(dir, 'a.db'), {
    thread: pathToFileURL(thread),
    lost: (error) => {
      lost = error;
    },
    logError: () => undefined,
  });
  await channel.ask('rollback');
  for (let time = 0; time < 2; time++)
    await expect(channel.ask('settle')).rejects.toThrow('The thread that writes the database has ended.');
  expect(lost?.message).toBe('The thread that writes the database has ended.');
  await channel.end();
  rmSync(dir, { recursive: true });
});

it('answers everybody else when somebody gives a value that cannot be sent to the thread', async () => {
  const dir = dataDir();
  const database = await SqliteDatabase.open(join(dir, 'a.db'));
  await database.run('CREATE TABLE cups (id INTEGER PRIMARY KEY)');
  const none = Symbol('none') as unknown as Value;
  await expect(database.run('INSERT INTO cups VALUES (?)', [none])).rejects.toThrow('could not be cloned');
  expect(await database.run('INSERT INTO cups VALUES (1), (2)')).toBe(2);
  await expect(database.run('INSERT INTO cups VALUES (1)')).rejects.toThrow(TakenError);
  await database.close();
  rmSync(dir, { recursive: true });
});

it('keeps nothing of a transaction that SQLite has undone by itself', async () => {
  const dir = dataDir();
  const database = await SqliteDatabase.open(join(dir, 'a.db'));
  await database.run('CREATE TABLE cups (id INTEGER PRIMARY KEY, name TEXT)');
  await database.run("INSERT INTO cups VALUES (1, 'small')");
  const [{ page_count }] = await database.all<{ page_count: number }>('PRAGMA page_count');
  await database.all(`PRAGMA max_page_count = ${page_count + 1}`);
  const fill = (queries: Queries) => queries.run('INSERT INTO cups VALUES (2, ?)', ['x'.repeat(100_000)]);
  const rename = (queries: Queries) => queries.run("UPDATE cups SET name = 'large'");
  const atOnce = database.transaction((queries) =>
    Promise.all([queries.all('SELECT * FROM cups'), fill(queries), rename(queries)]),
  );
  await expect(atOnce).rejects.toThrow('database or disk is full');
  const goingOn = database.transaction(async (queries) => {
    await queries.all('SELECT * FROM cups');
    await fill(queries).catch(() => undefined);
    await rename(queries);
  });
  await expect(goingOn).rejects.toThrow('The transaction has been undone.');
  expect(await database.all('SELECT * FROM cups')).toEqual([{ id: 1, name: 'small' }]);
  expect(await database.transaction(rename)).toBe(1);
  await database.close();
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

it('loses and doubles nothing when it ends while fresh moves go to their places', async () => {
  const dir = dataDir();
  const path = join(dir, 'tessera.db');
  const database = await openDatabase({ dataDir: dir });
  const ids = Array.from({ length: 40 }, (_, index) => `table-${index}`);
  for (const id of ids)
    await database.run(
      "INSERT INTO tables (id, game, status, visibility, waiting_seat, created_at, updated_at, data) VALUES (?, 'cambria', 'playing', 'public', 0, 0, 0, '{}')",
      [id],
    );
  await database.close();
  const lines = (number: number) => ids.map((id) => `${id}\t${number}\t2\t"${number}"\t"${number + 1}"`).join('\n');
  const ends = new SqliteEngine(path, () => undefined);
  ends.settle();
  for (const number of [0, 2]) expect(ends.append(lines(number), []).refused).toEqual([]);
  const count = (table: string) =>
    (ends.statement(`SELECT count(*) AS n FROM ${table}`).all([]) as { n: number }[])[0].n;
  while (count('moves') === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(count('moves')).toBeLessThan(ids.length);
  expect(count('fresh_moves')).toBe(2);
  const next = new SqliteEngine(path, () => undefined);
  expect(next.append(lines(2), []).refused[39]).toEqual([39, 'taken']);
  expect(next.append(lines(4), []).refused).toEqual([]);
  next.settle();
  // the first one comes too late with what it still has in hand
  ends.settle();
  for (const id of ids) {
    const rows = ends
      .statement('SELECT number, entry FROM moves WHERE table_id = ? ORDER BY number')
      .all([id]) as LogRow[];
    expect(textsFrom(rows, 0)).toEqual(Array.from({ length: 6 }, (_, index) => `"${index}"`));
  }
  next.close();
  ends.close();
  rmSync(dir, { recursive: true });
});

it('writes along with moves what comes while moves are being written, and everything before it closes', async () => {
  const dir = dataDir();
  const database = await openDatabase({ dataDir: dir });
  await database.run(
    "INSERT INTO tables (id, game, status, visibility, waiting_seat, created_at, updated_at, data) VALUES ('t', 'cambria', 'playing', 'public', 0, 0, 0, '{}')",
  );
  await database.run('CREATE TABLE cups (id INTEGER PRIMARY KEY)');
  const log = new MoveLog(database);
  const moves = Array.from({ length: 50 }, (_, number) => log.append('t', number, [number]));
  const cups = Array.from({ length: 50 }, async (_, id) => {
    await moves[id];
    return database.run('INSERT INTO cups VALUES (?)', [id]);
  });
  const twice = moves[7].then(() => database.run('INSERT INTO cups VALUES (3)'));
  await expect(twice).rejects.toThrow(TakenError);
  expect(await Promise.all(cups)).toEqual(Array<number>(50).fill(1));
  const last = [log.append('t', 50, ['last']), database.run('INSERT INTO cups VALUES (99)')];
  await log.flush();
  await database.close();
  expect(await Promise.all(last)).toEqual([{ ok: true }, 1]);
  const again = await openDatabase({ dataDir: dir });
  expect(await again.get('SELECT count(*) AS n FROM cups')).toEqual({ n: 51 });
  expect(await new MoveLog(again).length('t')).toBe(51);
  await again.close();
  rmSync(dir, { recursive: true });
});

it('writes everything that came before it closes, also what waits behind moves and a transaction', async () => {
  const dir = dataDir();
  const database = await openDatabase({ dataDir: dir });
  await new TableStore(database).create(someTable({ id: 't' }));
  await database.run('CREATE TABLE cups (id INTEGER PRIMARY KEY)');
  // nothing is in line any more: the moves are under way at once, and take nothing along
  await new Promise((resolve) => setImmediate(resolve));
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  const appended = database.appendMoves?.([{ table: 't', number: 0, entries: ['"a"'] }]);
  const all = [
    appended,
    database.run('INSERT INTO cups VALUES (1)'),
    database.transaction(async (queries) => {
      const changes = await queries.run('INSERT INTO cups VALUES (2)');
      // the moves are written, and what waits would be
      await appended;
      await new Promise((resolve) => setImmediate(resolve));
      return changes;
    }),
  ];
  const closed = database.close();
  await expect(database.run('INSERT INTO cups VALUES (3)')).rejects.toThrow('The database is closed.');
  expect(await Promise.all(all)).toEqual([[{ ok: true }], 1, 1]);
  await closed;
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  const again = await openDatabase({ dataDir: dir });
  expect(await again.all('SELECT id FROM cups ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await new MoveLog(again).read('t')).toEqual(['a']);
  await again.close();
  rmSync(dir, { recursive: true });
});
