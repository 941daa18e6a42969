import type { Evaluate } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { randomWeights } from '../../testing/random-weights.ts';
import type { Look } from './net.ts';
import { networkOf } from './network.ts';
import type { NetShape } from './shape.ts';

/** Where each of two stands; a board of somebody's own goes further than the network knows. */
type Steps = readonly [number, number];

const shape: NetShape = { rows: 10, most: 1, reals: 1, wide: 8, narrow: 4, heads: 2 };
const look: Look<Steps> = (s, sight) => {
  if (Math.max(...s) >= shape.rows) return false;
  sight.counts.fill(1, 0, 2);
  sight.rows.set(s);
  sight.reals.set(s.map((steps) => steps / shape.rows));
  sight.base.set(s);
  return true;
};
const even: Evaluate<Steps> = (_s, out) => void out.fill(0.5, 0, 2);
const parts = { shape, look, seatsOf: () => 2, otherwise: even };

function chances(evaluate: Evaluate<Steps> | undefined, s: Steps): number[] {
  const out = new Float64Array(2);
  evaluate?.(s, out);
  return Array.from(out);
}

test('what the network can be shown it judges, with the same bits in JavaScript', () => {
  const weights = randomWeights(shape);
  const [fast, plain] = [networkOf(weights, parts), networkOf(weights, parts, false)];
  for (const s of [
    [1, 0],
    [3, 9],
    [9, 2],
  ] as const) {
    const [one, two] = chances(fast?.evaluate, s);
    expect(chances(plain?.evaluate, s)).toEqual([one, two]);
    expect(one + two).toBeCloseTo(1);
    expect(one).not.toBe(0.5);
  }
});

test('what it can’t be shown is left to the evaluation', () => {
  const network = networkOf(randomWeights(shape), parts);
  expect([network?.canRead([1, 9]), network?.canRead([1, 12])]).toEqual([true, false]);
  expect(chances(network?.evaluate, [1, 12])).toEqual([0.5, 0.5]);
});

test('without weights there is no network, and weights of another shape are refused by name', () => {
  expect(networkOf(null, parts)).toBeUndefined();
  expect(() => networkOf(randomWeights({ ...shape, rows: 11 }), parts)).toThrow('"rows" is 11, not 10');
});
