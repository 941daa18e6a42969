import type { SeatNumber } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import { expect, it } from 'vitest';
import { turnsOf } from '../log/turns.ts';
import { pointsHistoryOf } from './points-history.ts';

const step = (index: number, turn: number, points: number[]): Step => ({
  index,
  move: '',
  seat: turn as SeatNumber,
  turn: turn as SeatNumber,
  events: [],
  view: points,
});
const points = (view: unknown) => view as number[];

it('a turn is the steps in a row of one seat', () => {
  const turns = turnsOf([step(0, 1, []), step(1, 1, []), step(2, 2, []), step(3, 1, [])]);
  expect(turns.map((turn) => [turn.first, turn.steps.length])).toEqual([
    [0, 2],
    [2, 1],
    [3, 1],
  ]);
});

it('set-up is one, and the first turn begins after it, whoever acted last', () => {
  const inSetUp = (view: unknown) => (view as number[])[0] === 0;
  const game = [step(0, 0, [0]), step(1, 2, [0]), step(2, 1, [1]), step(3, 1, [1]), step(4, 0, [2])];
  const turns = turnsOf(game, inSetUp);
  expect(turns.map((turn) => [turn.first, turn.before])).toEqual([
    [0, undefined],
    [3, [1]],
    [4, [1]],
  ]);
});

it('the turning point is the turn in which the winner took the lead for good', () => {
  const game = [step(0, 1, [2, 0]), step(1, 2, [2, 3]), step(2, 1, [5, 3]), step(3, 2, [5, 4])];
  const history = pointsHistoryOf(game, points, 0, 2);
  expect(history.turning?.first).toBe(2);
  expect(history.points.at(-1)).toEqual([5, 4]);
});

it('who led from start to end had no turning point', () => {
  expect(pointsHistoryOf([step(0, 1, [2, 0]), step(1, 2, [2, 1])], points, 0, 2).turning).toBeUndefined();
});

it('an army without a player takes no lead', () => {
  const game = [step(0, 1, [2, 0, 9]), step(1, 2, [2, 1, 9])];
  expect(pointsHistoryOf(game, points, 0, 2).turning).toBeUndefined();
});
