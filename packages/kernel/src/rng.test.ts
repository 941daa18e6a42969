import { describe, expect, test } from 'vitest';
import { CryptoRng, hashText, type Rng, SeededRng } from './rng.ts';

const draw = (rng: Rng, count: number, n: number): number[] => Array.from({ length: count }, () => rng.below(n));

test('a seed gives the same numbers on every machine', () => {
  expect(draw(new SeededRng(1), 8, 6)).toEqual(draw(new SeededRng(1), 8, 6));
  expect(draw(new SeededRng('tessera'), 12, 6)).toEqual(PINNED);
});

const PINNED = [0, 0, 5, 1, 1, 3, 5, 1, 4, 0, 5, 5];

test('other seeds give other numbers, also seeds that are neighbours', () => {
  const rows = [0, 1, 2, 3, -1, 'a', 'b', ''].map((seed) => draw(new SeededRng(seed), 20, 1000).join());
  expect(new Set(rows).size).toBe(rows.length);
});

test('hashText tells texts apart', () => {
  expect(hashText('ab')).not.toBe(hashText('ba'));
  expect(hashText('')).toBe(0x811c9dc5 | 0);
});

describe.each<[string, Rng]>([
  ['the seeded generator', new SeededRng('fair')],
  ['the generator of live tables', new CryptoRng()],
])('%s', (_, rng) => {
  test('stays within bounds and reaches both ends', () => {
    for (const n of [1, 2, 6, 36]) {
      const seen = new Set(draw(rng, 200 * n, n));
      expect(Math.min(...seen)).toBe(0);
      expect(Math.max(...seen)).toBe(n - 1);
      expect(seen.size).toBe(n);
    }
  });

  test('throws a fair die', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const face of draw(rng, 60_000, 6)) counts[face]++;
    // about seven standard deviations: a fair die is never out, a loaded one is
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(650);
  });
});
