import type { Result } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { resultOfEnded } from './ended.ts';

const running: Result = {
  over: false,
  winners: [],
  standings: [
    { seat: 1, points: 7, rank: 1 },
    { seat: 2, points: 7, rank: 1 },
    { seat: 0, points: 3, rank: 3 },
  ],
};

it('whoever runs out of time is last, and the best of the others wins', () => {
  expect(resultOfEnded(running, { by: 2, why: 'time' })).toMatchObject({
    over: true,
    winners: [2],
    standings: [
      { seat: 2, rank: 1 },
      { seat: 0, rank: 2 },
      { seat: 1, rank: 3 },
    ],
  });
});

it('what all agreed to end has no winner, and keeps the order it had', () => {
  expect(resultOfEnded(running, { by: 0, why: 'agreed' })).toEqual({ ...running, over: true });
});
