import { expect, it } from 'vitest';
import { afterGame, firstGuess, type OwnStrength } from './own-strength.ts';

const against = (own: OwnStrength, rating: number, scores: readonly number[]) =>
  scores.reduce((now, score) => afterGame(now, [{ rating, score }]), own);

it('a win raises it, a defeat lowers it, and an expected result changes it less', () => {
  const own = firstGuess(1000);
  const overStrong = against(own, 1200, [1]).rating - 1000;
  const overWeak = against(own, 800, [1]).rating - 1000;
  expect(overStrong).toBeGreaterThan(overWeak);
  expect(overWeak).toBeGreaterThan(0);
  expect(against(own, 1200, [0]).rating).toBeLessThan(1000);
  expect(against(own, 1000, [0.5]).rating).toBeCloseTo(1000, 9);
});

it('follows results, faster at first', () => {
  const first = against(firstGuess(1000), 1000, [1]);
  const later = against(firstGuess(1000), 1000, Array<number>(20).fill(0.5));
  expect(first.rating - 1000).toBeGreaterThan(60);
  expect(against(later, 1000, [1]).rating - later.rating).toBeLessThan((first.rating - 1000) / 2);
  // who wins ten times of eleven is 400 points ahead
  const strong = against(
    firstGuess(1000),
    1000,
    Array.from({ length: 330 }, (_, i) => (i % 11 === 5 ? 0 : 1)),
  );
  expect(strong.rating).toBeGreaterThan(1300);
  expect(strong.rating).toBeLessThan(1500);
  expect(strong.games).toBe(330);
});

it('grows surer with games, but never so sure that it stands still', () => {
  const many = against(
    firstGuess(1000),
    1000,
    Array.from({ length: 200 }, (_, i) => i % 2),
  );
  expect(many.deviation).toBeLessThan(100);
  expect(many.deviation).toBeGreaterThanOrEqual(60);
});

it('four bots at a table tell more than one, but not four times as much', () => {
  const own = firstGuess(1000);
  const one = { rating: 1000, score: 1 };
  const byOne = own.deviation - afterGame(own, [one]).deviation;
  const byFour = own.deviation - afterGame(own, [one, one, one, one]).deviation;
  expect(byFour).toBeGreaterThan(byOne);
  expect(byFour).toBeLessThan(2 * byOne);
});
