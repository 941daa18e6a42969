import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { tessera } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'results.jsonl');
const arena = (...flags: string[]) =>
  tessera(['arena', 'hibernia', '--seats', 'expert-1:1it,random,random', '--jobs', '1', ...flags]);
const lines = () => readFileSync(file, 'utf8').trimEnd().split('\n');

describe('tessera arena --out', () => {
  test('keeps every game, and goes on with those that are missing', async () => {
    expect((await arena('--games', '3', '--seed', 'kept', '--out', file)).code).toBe(0);
    const before = lines();
    expect(before).toHaveLength(4);
    // as a power cut would leave it
    appendFileSync(file, '{"number":4,"seat');
    const { code, out } = await arena('--games', '5', '--out', file, '--json');
    expect(code).toBe(0);
    expect(lines().slice(0, 4)).toEqual(before);
    expect(lines().map((line) => JSON.parse(line).number)).toEqual([undefined, 1, 2, 3, 4, 5]);
    expect(JSON.parse(out)).toMatchObject({ seed: 'kept', games: 5, rows: [{ name: 'expert-1:1it', seats: 1 }, {}] });
    const again = await arena('--games', '5', '--seed', 'kept', '--out', join(folder, 'again.jsonl'));
    expect(again.code).toBe(0);
    expect(readFileSync(join(folder, 'again.jsonl'), 'utf8')).toBe(readFileSync(file, 'utf8'));
  });

  test('refuses a file of other settings, or of something else, and leaves it as it is', async () => {
    const before = readFileSync(file, 'utf8');
    const other = await arena('--games', '3', '--seed', 'other', '--out', file);
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('its seed is "kept", not "other"') });
    const seats = await tessera(['arena', 'hibernia', '--seats', 'expert-1:2it,random,random', '--out', file]);
    expect(seats).toMatchObject({ code: 1, err: expect.stringContaining('its seats is') });
    expect(readFileSync(file, 'utf8')).toBe(before);
    const text = join(folder, 'notes.txt');
    writeFileSync(text, 'no results\n');
    expect((await arena('--games', '3', '--out', text)).err).toContain('holds no results of the arena');
  });

  test('goes on with bots that are written in another way, and counts what they won', async () => {
    const kept = join(folder, 'spelling.jsonl');
    const run = (seats: string, ...flags: string[]) =>
      tessera(['arena', 'hibernia', '--seats', seats, '--jobs', '1', '--plain', '--json', '--out', kept, ...flags]);
    const first = await run('expert-1:1it,random:5it,random', '--games', '6', '--seed', 'spelling');
    // as files were kept in which bots had their names as typed
    writeFileSync(kept, readFileSync(kept, 'utf8').replaceAll('"seating":["random"', '"seating":["random:5it"'));
    const again = await run('expert-1,random,random', '--iterations', '1', '--games', '6');
    expect(again.code).toBe(0);
    expect(JSON.parse(again.out).rows).toEqual(JSON.parse(first.out).rows);
    expect(JSON.parse(again.out).rows.map((row: { wins: number }) => row.wins > 0)).toContain(true);
  });

  test('counts no game twice, and refuses lines that are no games', async () => {
    const kept = join(folder, 'lines.jsonl');
    const run = () => arena('--games', '3', '--seed', 'lines', '--json', '--out', kept);
    const { rows } = JSON.parse((await run()).out);
    const whole = readFileSync(kept, 'utf8');
    const [, game] = whole.split('\n');
    appendFileSync(kept, `${game}\n`);
    expect(JSON.parse((await run()).out)).toMatchObject({ games: 3, rows });
    for (const wrong of ['nonsense', '{"number":4}', game.replace(/"winners":\[[^\]]*/, '"winners":[3')]) {
      writeFileSync(kept, `${whole}${wrong}\n`);
      expect(await run()).toMatchObject({ code: 1, err: expect.stringContaining('Line 5 of ') });
    }
  });

  test('keeps a file for one process at a time', async () => {
    const kept = join(folder, 'locked.jsonl');
    const owned = `${kept}.lock`;
    writeFileSync(owned, String(process.ppid));
    const refused = await arena('--games', '3', '--out', kept);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(`Process ${process.ppid} is adding games`) });
    expect(existsSync(kept)).toBe(false);
    writeFileSync(owned, '4194999');
    expect((await arena('--games', '3', '--out', kept)).code).toBe(0);
    expect(existsSync(owned)).toBe(false);
  });
});

test('tessera arena --until-settled stops by itself, and says so', async () => {
  const { code, out } = await arena('--games', '3000', '--seed', '1', '--until-settled', '--plain');
  expect(code).toBe(0);
  expect(out).toMatch(/Settled: expert-1:1it is above 33.3 %/);
  const games = Number(/(\d+) games/.exec(out)?.[1]);
  expect(games).toBeLessThan(600);
  expect(games % 3).toBe(0);
});

test('tessera arena names the bots there are, and how to write a budget', async () => {
  const unknown = await tessera(['arena', 'hibernia', '--seats', 'expert-9,random,random']);
  expect(unknown).toMatchObject({
    code: 2,
    err: expect.stringContaining('random, greedy, flat, uct, ismcts, expert-1'),
  });
  const budget = await tessera(['arena', 'hibernia', '--seats', 'uct:5,random,random']);
  expect(budget).toMatchObject({ code: 2, err: expect.stringContaining('uct:500ms') });
  const both = await arena('--ms', '5', '--iterations', '5');
  expect(both.code).toBe(2);
});
