import { expect, test } from 'vitest';
import { expectedLoss } from './difficulty.ts';

const medium = { carelessness: 0, misjudgement: 0.1 };

test('of two equal moves any will do, and nobody loses by one that is far worse', () => {
  expect(expectedLoss([0.5, 0.5], medium)).toBe(0);
  expect(expectedLoss([0.9, 0.1], medium)).toBeLessThan(0.001);
});

test('two moves a standard error apart: the worse one looks better as often as the normal curve says', () => {
  // the difference of two errors has 0.141 for its deviation: below(-0.1 / 0.141) = 0.2398
  expect(expectedLoss([0.5, 0.4], medium)).toBeCloseTo(0.1 * 0.2398, 4);
});

test('who is careless loses what a move at random loses', () => {
  expect(expectedLoss([0.5, 0.4, 0.3], { carelessness: 1, misjudgement: 0.1 })).toBeCloseTo(0.1, 12);
});
