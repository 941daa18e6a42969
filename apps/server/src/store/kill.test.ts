import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../../../scripts/bundle/bundle.mjs';
import { someTable } from './conformance.ts';
import { MoveLog } from './move-log.ts';
import { type DatabasePlace, openDatabase } from './open.ts';
import { startPostgres, type TestPostgres } from './postgres/postgres.fixture.ts';
import { TableStore } from './table-store.ts';

const ids = Array.from({ length: 12 }, (_, index) => `killed-${index}`);

/** Lets a server play, kills it at a random moment, and says how many entries of each table it had acknowledged. */
function playAndKill(program: string, { dataDir, databaseUrl = '' }: DatabasePlace): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [program, dataDir, databaseUrl, ...ids], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, number>();
  let rest = '';
  let started = false;
  child.stdout.on('data', (chunk: Buffer) => {
    // the time to its death starts with its first word, so that it always got somewhere
    if (!started) setTimeout(() => child.kill('SIGKILL'), Math.random() * 120);
    started = true;
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [id, number] = line.split(' ');
      acknowledged.set(id, Number(number));
    }
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code, signal) =>
      signal === 'SIGKILL' ? resolve(acknowledged) : reject(new Error(`It ended by itself with code ${code}.`)),
    );
  });
}

async function killOften(program: string, place: DatabasePlace, times: number): Promise<void> {
  const database = await openDatabase(place);
  const tables = new TableStore(database);
  for (const id of ids) await tables.create(someTable({ id }));
  await database.close();
  let before = 0;
  for (let time = 0; time < times; time++) {
    const acknowledged = await playAndKill(program, place);
    const after = await openDatabase(place);
    const log = new MoveLog(after);
    let entries = 0;
    for (const id of ids) {
      const kept = await log.read(id);
      expect(kept.length).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
      expect(kept).toEqual(kept.map((_, number) => `${id} ${number}`));
      entries += kept.length;
    }
    expect(entries).toBeGreaterThan(before);
    before = entries;
    await after.close();
  }
}

describe('a server killed at any moment', () => {
  let program: string;
  let postgres: TestPostgres;
  let dataDir: string;
  beforeAll(async () => {
    program = await bundle('apps/server/src/store/kill.fixture.ts');
    postgres = await startPostgres();
    dataDir = mkdtempSync(join(tmpdir(), 'tessera-kill-'));
  }, 120_000);
  afterAll(async () => {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('loses no acknowledged move in SQLite', () => killOften(program, { dataDir }, 25), 120_000);

  it('loses no acknowledged move in PostgreSQL', async () => {
    await killOften(program, { dataDir, databaseUrl: await postgres.newDatabase() }, 8);
  }, 120_000);
});
