import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rng, SeededRng } from '@tessera/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { type LogRow, textsFrom } from '../log-rows.ts';
import { openDatabase } from '../open.ts';
import { FreshMoves } from './fresh-moves.ts';
import { SqliteEngine } from './sqlite-engine.ts';

const ROUNDS = 12;
const STEPS = 150;
const APPENDS_WORTH_SETTLING = 10_000;
const TABLES = Array.from({ length: 37 }, (_, index) => `table-${index}`);

/** A connection of its own, as another process would have it, whose next commit can be made to fail. */
class Process {
  fails = false;
  readonly troubles: unknown[] = [];
  private readonly engine: SqliteEngine;
  private readonly fresh: FreshMoves;

  constructor(path: string) {
    this.engine = new SqliteEngine(path, () => undefined);
    const exec = this.engine.exec.bind(this.engine);
    this.engine.exec = (sql) => {
      if (sql === 'COMMIT' && this.fails) throw new Error('The disk is full.');
      exec(sql);
    };
    this.fresh = new FreshMoves(this.engine, (error) => this.troubles.push(error));
  }

  append(lines: string) {
    return this.fresh.append(lines);
  }

  settleSome(): void {
    this.fresh.settleSome();
  }

  settle(): void {
    this.fresh.settle();
  }

  /** Somebody looks for moves in a transaction of their own, which may come to nothing. */
  look(stands: boolean): void {
    this.engine.exec('BEGIN IMMEDIATE');
    try {
      this.fresh.giveWay();
      if (stands) this.engine.exec('COMMIT');
    } finally {
      this.engine.rollback();
    }
  }

  writeElsewhere(): void {
    this.engine.atOnce(() => this.engine.statement('UPDATE tables SET updated_at = updated_at + 1').run([]));
  }

  read(table: string): string[] {
    const rows = this.engine
      .statement('SELECT number, entry FROM moves WHERE table_id = ? ORDER BY number')
      .all([table]);
    return textsFrom(rows as LogRow[], 0);
  }

  close(): void {
    this.fresh.close();
  }

  end(): void {
    this.fails = false;
    this.close();
    this.engine.close();
  }
}

async function newDatabase(dir: string): Promise<string> {
  const database = await openDatabase({ dataDir: dir });
  for (const id of TABLES)
    await database.run(
      "INSERT INTO tables (id, game, status, visibility, waiting_seat, created_at, updated_at, data) VALUES (?, 'cambria', 'playing', 'public', 0, 0, 0, '{}')",
      [id],
    );
  await database.close();
  return join(dir, 'tessera.db');
}

/** What was acknowledged must be there, and nothing else. */
function appendSome(rng: Rng, from: Process, logs: Map<string, string[]>, mark: string): void {
  const appends = TABLES.filter(() => rng.below(3) === 0).map((table) => {
    const length = logs.get(table)?.length ?? 0;
    const number = Math.max(0, length + [-1, 1, 0, 0, 0, 0, 0, 0][rng.below(8)]);
    const entries = Array.from({ length: 1 + rng.below(2) }, (_, index) => `"${mark} ${number + index}"`);
    return { table, number, entries, fits: number === length };
  });
  if (appends.length === 0) return;
  const lines = appends.map(({ table, number, entries }) => [table, number, entries.length, ...entries].join('\t'));
  const refused = new Set(from.append(lines.join('\n')).map(([index]) => index));
  for (const [index, { table, entries, fits }] of appends.entries()) {
    expect(refused.has(index)).toBe(!fits);
    if (fits) logs.get(table)?.push(...entries);
  }
}

const linesAt = (number: number) => TABLES.map((table) => `${table}\t${number}\t1\t"${number}"`).join('\n');

afterEach(() => {
  vi.useRealTimers();
});

it('keeps each acknowledged move once, whoever else writes, whatever fails, whenever it ends', async () => {
  const rng = new SeededRng('fresh moves');
  for (let round = 0; round < ROUNDS; round++) {
    const dir = mkdtempSync(join(tmpdir(), 'tessera-fresh-'));
    const path = await newDatabase(dir);
    const logs = new Map<string, string[]>(TABLES.map((table) => [table, []]));
    const processes = [new Process(path), new Process(path)];
    const left: Process[] = [];
    const check = (process: Process) => {
      process.settle();
      for (const table of TABLES) expect(process.read(table)).toEqual(logs.get(table));
    };
    for (let step = 0; step < STEPS; step++) {
      const who = round % 2 === 0 ? rng.below(2) : 0;
      const process = processes[who];
      process.fails = rng.below(5) === 0;
      try {
        const what = rng.below(12);
        if (what < 5) appendSome(rng, process, logs, `${step} ${who}`);
        else if (what < 8) process.settleSome();
        else if (what === 8) process.settle();
        else if (what === 9) process.look(rng.below(2) === 0);
        else if (what === 10) process.writeElsewhere();
        else {
          // killed: what it knew is gone with it
          left.push(process);
          processes[who] = new Process(path);
          check(processes[who]);
        }
      } catch (error) {
        if (!(error instanceof Error && error.message === 'The disk is full.')) throw error;
      }
      process.fails = false;
    }
    check(processes[0]);
    for (const process of [...processes, ...left]) process.end();
    const last = new Process(path);
    check(last);
    last.end();
    rmSync(dir, { recursive: true });
  }
});

it('keeps what gets the number of a batch that could not be committed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'tessera-fresh-'));
  const path = await newDatabase(dir);
  const process = new Process(path);
  process.settle();
  process.append(linesAt(0));
  process.fails = true;
  expect(() => process.append(linesAt(1))).toThrow('The disk is full.');
  process.fails = false;
  // on their way: those up to the batch that came to nothing, whose number the next one gets
  process.settleSome();
  expect(process.append(linesAt(1))).toEqual([]);
  for (let times = 0; times < 2; times++) process.settleSome();
  const next = new Process(path);
  next.settle();
  for (const table of TABLES) expect(next.read(table)).toEqual(['"0"', '"1"']);
  for (const one of [process, next]) one.end();
  rmSync(dir, { recursive: true });
});

it('comes to rest when many fresh moves have gone to their places in somebody else’s transaction', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'tessera-fresh-'));
  const process = new Process(await newDatabase(dir));
  vi.useFakeTimers();
  process.settle();
  for (let number = 0; number * TABLES.length < APPENDS_WORTH_SETTLING; number++) process.append(linesAt(number));
  process.look(true);
  // gives up on timers that set one another without end
  vi.runAllTimers();
  expect(vi.getTimerCount()).toBe(0);
  process.end();
  rmSync(dir, { recursive: true });
});

it('tries again by itself, and says so once, when fresh moves could not go to their places, until it is closed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'tessera-fresh-'));
  const process = new Process(await newDatabase(dir));
  vi.useFakeTimers();
  process.settle();
  process.append(linesAt(0));
  process.fails = true;
  for (let times = 0; times < 2; times++) expect(() => process.settle()).toThrow('The disk is full.');
  vi.advanceTimersByTime(5_000);
  expect(vi.getTimerCount()).toBe(1);
  expect(process.troubles).toEqual([new Error('The disk is full.')]);
  process.fails = false;
  vi.runAllTimers();
  for (const table of TABLES) expect(process.read(table)).toEqual(['"0"']);
  process.append(linesAt(1));
  process.fails = true;
  expect(() => process.close()).toThrow('The disk is full.');
  expect(vi.getTimerCount()).toBe(0);
  process.end();
  rmSync(dir, { recursive: true });
});
