import type { Moment } from '@tessera/mind';
import { expect, it } from 'vitest';
import { chancesAt, spread } from './chances.ts';

it('the chances of a moment are those before its move, and the last are the result', () => {
  const review = { moments: [{ chances: [50, 50] }, { chances: [60, 40] }] as unknown as Moment[], result: [100, 0] };
  expect([0, 1, 2].map((at) => chancesAt(review, at)[0])).toEqual([50, 60, 100]);
});

it('marks that would lie over one another stand apart, in their order, and inside', () => {
  expect(spread([0, 1], 0.2, 1)).toEqual([0, 1]);
  const marks = spread([1, 0, 1, 1], 0.2, 1);
  expect(marks.map((at) => Math.round(at * 10))).toEqual([6, 0, 8, 10]);
  expect(spread([0.5, 0.5], 0.2, 1)).toEqual([0.5, 0.7]);
});
