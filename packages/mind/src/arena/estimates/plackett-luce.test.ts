import { SeededRng } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { type RatedGame, strengthsOf } from './plackett-luce.ts';

const won = (seats: number[], winner: number): RatedGame => ({
  seats,
  shares: seats.map((_, seat) => (seat === winner ? 1 : 0)),
});

test('who wins three games of four against another is three times as strong', () => {
  const games = Array.from({ length: 4000 }, (_, n) => won([0, 1], n % 4 === 0 ? 1 : 0));
  const [a, b] = strengthsOf(2, games);
  expect(Math.exp(a - b)).toBeCloseTo(3, 1);
});

test('finds the strengths that games were drawn from, over tables that mix them', () => {
  const truth = [0, 1, 2, 2.5, 4];
  const rng = new SeededRng('strengths');
  const games = Array.from({ length: 6000 }, () => {
    const seats = [0, 1, 2].map(() => rng.below(truth.length));
    const weights = seats.map((mind) => Math.exp(truth[mind]));
    let rest = (rng.below(1 << 20) / (1 << 20)) * weights.reduce((a, b) => a + b, 0);
    const winner = weights.findIndex((weight) => {
      rest -= weight;
      return rest < 0;
    });
    return won(seats, Math.max(0, winner));
  });
  const found = strengthsOf(truth.length, games);
  const mean = truth.reduce((a, b) => a + b, 0) / truth.length;
  for (const [mind, strength] of truth.entries()) expect(Math.abs(found[mind] - (strength - mean))).toBeLessThan(0.15);
});

test('who never wins is rated low, but rated', () => {
  const [a, b] = strengthsOf(
    2,
    Array.from({ length: 20 }, () => won([0, 1], 0)),
  );
  expect(a).toBeGreaterThan(b + 2);
  expect(Number.isFinite(b)).toBe(true);
});
