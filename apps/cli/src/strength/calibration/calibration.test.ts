import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@tessera/kernel';
import { afterAll, expect, test } from 'vitest';
import { CLI_GAMES } from '../../games.ts';
import { readKept } from '../kept.ts';
import { addBins, binsOfGame, emptyBins, offBy } from './bins.ts';
import { type Chunk, calibrate, calibrationFile, gamesWanted } from './calibrate.ts';
import { calibrationGoals, calibrationSection } from './calibration-page.ts';
import { SERIES, toldInGame } from './play-series.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-calibration-'));
afterAll(() => rmSync(root, { recursive: true }));

const { game } = CLI_GAMES['hibernia'];

test('every series tells chances that add up, and what came of them', () => {
  for (const series of SERIES) {
    const told = toldInGame(game, { ...series, descents: Math.min(3, series.descents) }, 1) ?? [];
    expect(told.length).toBeGreaterThan(5);
    for (const { chance } of told) expect(chance).toBeGreaterThanOrEqual(0);
    if (series.weaker) continue;
    expect(told.length % game.defaultSeats).toBe(0);
    const turns = told.length / game.defaultSeats;
    expect(told.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(turns, 3);
    expect(told.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(turns, 9);
  }
});

test('a bin is off by what results are above what was told, game by game', () => {
  const games = [1, 1, 0, 1].map((won) =>
    binsOfGame([
      { chance: 0.45, won },
      { chance: 0.45, won },
    ]),
  );
  const [, , , , bin] = games.reduce(addBins, emptyBins());
  expect(bin).toMatchObject({ n: 8, won: 6 });
  const { off, half } = offBy(bin);
  expect(off).toBeCloseTo(0.3, 9);
  // four observations, not eight
  expect(half).toBeCloseTo((1.959964 * Math.sqrt(3 * 1.1 ** 2 + 0.9 ** 2)) / 8, 5);
  expect(binsOfGame([{ chance: 1, won: 1 }])[9].n).toBe(1);
});

test('chunks are kept and gone on with', () => {
  const [series] = SERIES;
  const run = () => unwrap(calibrate(root, [game], { minutes: 0.00001, onChunk: () => {} }));
  for (let n = 0; n < 2; n++) run();
  const { lines } = unwrap(readKept<Chunk>(calibrationFile(root, game, series))) ?? { lines: [] };
  expect(lines.length).toBeGreaterThan(0);
  let next = 0;
  for (const { from, games } of lines) {
    expect(from).toBe(next);
    next += games;
  }
});

test('the page says of each series whether it is off', () => {
  const [series] = SERIES;
  const bins = (told: number) =>
    emptyBins().map((bin, i) => (i === 2 ? { n: 20_000, told, won: 5000, squares: 40_000 } : bin));
  const found = (told: number, games: number) => [{ game, series, games, bins: bins(told), changed: false }];
  const all = gamesWanted(series);
  expect(calibrationGoals(found(5100, all))[0].reached).toBe('yes');
  expect(calibrationGoals(found(5100, 10))[0].reached).toBe('open');
  expect(calibrationGoals(found(7000, 10))[0]).toMatchObject({ reached: 'no', figure: 'worst bin off by −10.0' });
  expect(calibrationSection(found(7000, 10)).join('\n')).toContain('−10.0 ± 2.0');
});
