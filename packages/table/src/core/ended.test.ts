import { NO_SEAT, type Result, type SeatNumber } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { resultOfEnded } from './ended.ts';

const FIRST = 1 as SeatNumber;

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
  expect(resultOfEnded(running, { by: 2 as SeatNumber, why: 'time' }, () => true)).toMatchObject({
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
  expect(resultOfEnded(running, { by: NO_SEAT, why: 'agreed' }, () => true)).toEqual({
    ...running,
    over: true,
  });
});

it('where bots alone are left nobody has won, and who gave up is last', () => {
  for (const why of ['time', 'left', 'resigned'] as const) {
    const result = resultOfEnded(running, { by: FIRST, why }, (seat) => seat === 0);
    expect(result).toMatchObject({ over: true, winners: [] });
    expect(result.standings.at(-1)).toMatchObject({ seat: 0, rank: 3 });
  }
});

it('who plays alone and resigns has not won', () => {
  const alone = { over: false, winners: [], standings: [{ seat: 0, points: 4, rank: 1 }] };
  expect(resultOfEnded(alone, { by: FIRST, why: 'resigned' }, () => true).winners).toEqual([]);
});
