import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Evaluate } from '@tessera/kernel';
import { type PackedWeights, unpackWeights } from '@tessera/mind';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Race, race, raceAt } from '../../../../mind/testing/race.ts';
import { duel } from './duel.ts';
import { backwards, course, flat } from './race-course.fixture.ts';
import { Samples } from './samples.ts';
import { selfPlay } from './self-play.ts';
import { type Figures, playChunk, Trainer, type TrainOptions } from './train.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'train-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const lines: string[] = [];
const kept: { weights: PackedWeights; figures: Figures }[] = [];
const trainer = (games = 200, matchEvery = 100, play?: TrainOptions<Race>['play']) =>
  new Trainer(course, {
    dir,
    games,
    window: 2,
    matchEvery,
    descents: 4,
    matchGames: 200,
    kept: () => backwards,
    log: (line) => lines.push(line),
    ...(play ? { play } : {}),
    keep: (weights, figures) => kept.push({ weights, figures }),
  });

test('a network learns to tell who wins, beats who has it wrong, and is kept', async () => {
  const learning = trainer(1500, 4);
  for (let round = 0; round < 4; round++) await learning.round();
  expect(kept).toHaveLength(1);
  const [{ weights, figures }] = kept;
  expect(unpackWeights(weights).some((weight) => weight !== 0)).toBe(true);
  expect(figures.games).toBe(6000);
  expect(figures.surprise.with).toBeLessThan(figures.surprise.without - 0.05);
  expect(figures.surprise.without).toBeCloseTo(Math.log(2));
  expect(figures.search).toMatchObject({ verdict: 'stronger', par: 0.5, descents: 4 });
});

test('training goes on where it was stopped', async () => {
  const first = trainer();
  for (let round = 0; round < 3; round++) await first.round();
  lines.length = 0;
  const second = trainer();
  expect(lines).toEqual(['goes on after 600 games']);
  const values = (evaluate: Evaluate<Race>) => {
    const out = new Float64Array(2);
    evaluate(raceAt(4, 8), out);
    return Array.from(out);
  };
  expect(values(second.evaluation())).toEqual(values(first.evaluation()));
  expect(values(second.evaluation())).not.toEqual([0.5, 0.5]);
  await second.round();
  expect(lines[1]).toMatch(/^800 games/);
});

test('games may be played elsewhere: the next ones while these are learnt from', async () => {
  const seeds: string[] = [];
  const learning = trainer(200, 100, async (chunk) => {
    seeds.push(`${chunk.seed} from ${chunk.from}`);
    return playChunk(course, chunk);
  });
  for (let round = 0; round < 2; round++) await learning.round();
  expect(seeds).toEqual(['chunk 0 from 0', 'chunk 1 from 200', 'chunk 2 from 400']);
  expect(lines[lines.length - 1]).toMatch(/^400 games/);
});

test('nobody beats their own like', () => {
  const { verdict, share } = duel(course, flat, flat, { most: 400, seed: 'like' });
  expect(verdict).not.toBe('stronger');
  expect(share).toBeCloseTo(0.5, 0);
});

test('samples come back as they were saved, behind those that are there', () => {
  const samples = selfPlay(course, race.evaluate as Evaluate<Race>, 0, 10, 'one');
  const file = join(dir, 'samples');
  samples.save(file);
  const twice = new Samples(course.shape);
  twice.load(file);
  twice.load(file);
  const { size } = samples;
  expect(twice.size).toBe(2 * size);
  const last = 2 * (size - 1);
  expect(twice.first[2 * size - 1]).toBe(2 * size * 2 - 2);
  for (const at of [last, last + 2 * size]) {
    expect(twice.labels.slice(at * 3, at * 3 + 6)).toEqual(samples.labels.slice(last * 3, last * 3 + 6));
    expect(twice.rows.slice(twice.firstRow[at], twice.firstRow[at + 2])).toEqual(
      samples.rows.slice(samples.firstRow[last], samples.firstRow[last + 2]),
    );
    expect(twice.reals[at]).toBe(samples.reals[last]);
  }
});
