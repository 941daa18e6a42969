import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { race } from '../../../../mind/testing/race.ts';
import { BestResponse } from './best-response.ts';
import { backwards, course } from './race-course.fixture.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'best-response-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a network learns to beat a bot that has it wrong', () => {
  const response = new BestResponse(course, backwards, dir);
  for (let round = 0; round < 4; round++) response.round(300);
  const { share, low, par, learntFrom, games } = response.measure(200);
  expect({ par, learntFrom, games }).toEqual({ par: 0.5, learntFrom: 1200, games: 200 });
  expect(share).toBeGreaterThan(0.9);
  expect(low).toBeGreaterThan(0.8);
});

test('before it has learnt, it plays as what it corrects, and gains nothing on its like', () => {
  const { low, high } = new BestResponse(course, course.without, dir).measure(400);
  expect(low).toBeLessThan(0.5);
  expect(high).toBeGreaterThan(0.5);
});

test('it goes on where it was stopped, with the hours it has had', () => {
  const first = new BestResponse(course, race.evaluate, dir);
  first.round(100);
  const second = new BestResponse(course, race.evaluate, dir);
  expect(second.gamesPlayed).toBe(100);
  expect(second.hours).toBeGreaterThan(0);
  const [one, two] = [first.measure(60), second.measure(60)];
  expect(two.wins).toBe(one.wins);
  second.round(50);
  expect(second.gamesPlayed).toBe(150);
});
