import { expect, test } from 'vitest';
import { returnsOf } from './returns.ts';

const values = [
  [0.4, 0.6],
  [0.8, 0.2],
];

test('with λ = 1 nothing but the outcome counts', () => {
  expect(returnsOf(values, [1, 0], 1)).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
});

test('with λ = 0 nothing but the next value counts', () => {
  expect(returnsOf(values, [1, 0], 0)).toEqual([...values, [1, 0]]);
});

test('in between, what comes later counts ever less', () => {
  const [now, next] = returnsOf(values, [1, 0], 0.5);
  expect(next).toEqual([0.9, 0.1]);
  expect(now[0]).toBeCloseTo(0.5 * 0.4 + 0.25 * 0.8 + 0.25);
});
