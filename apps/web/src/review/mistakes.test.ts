import { NO_SEAT, seatNumber } from '@tessera/kernel';
import type { Moment } from '@tessera/mind';
import { expect, it } from 'vitest';
import { mistakesOf, nextOf, previousOf } from './mistakes.ts';

const moment = (at: number, seat: number, mark?: string) =>
  ({ at, seat: seatNumber(seat), kind: mark ? 'decision' : 'roll', ...(mark ? { decision: { mark } } : {}) }) as Moment;
const moments = [
  moment(0, 0),
  moment(1, 0, 'best'),
  moment(2, 1, 'mistake'),
  moment(3, 1, 'unclear'),
  moment(4, 0, 'inaccuracy'),
  moment(5, 0, 'good'),
  moment(6, 0, 'blunder'),
];

it('a mistake is what lost something for sure, and one may look at those of one seat', () => {
  expect(mistakesOf({ moments }, NO_SEAT)).toEqual([2, 4, 6]);
  expect(mistakesOf({ moments }, seatNumber(0))).toEqual([4, 6]);
  expect(mistakesOf({ moments }, seatNumber(2))).toEqual([]);
});

it('the way leads to the next and the previous one, and ends there', () => {
  const mistakes = [2, 4, 6];
  expect(nextOf(mistakes, 0)).toBe(2);
  expect(nextOf(mistakes, 2)).toBe(4);
  expect(nextOf(mistakes, 6)).toBeUndefined();
  expect(previousOf(mistakes, 6)).toBe(4);
  expect(previousOf(mistakes, 2)).toBeUndefined();
});
