import { describe, expect, test } from 'vitest';
import { Fate, worldFor, worldsAfter, worldsIn } from './worlds.ts';

describe('worlds', () => {
  test('are counted in a set', () => {
    expect([0, 1, 6, -1, 1 << 31, 0x0f0f0f0f].map(worldsIn)).toEqual([0, 1, 2, 32, 1, 16]);
  });

  test('grow with the search, and never beyond what a set can hold', () => {
    expect(worldsAfter(1)).toBeGreaterThan(4);
    expect(worldsAfter(300)).toBeGreaterThan(worldsAfter(1));
    expect(worldsAfter(1e9)).toBe(32);
  });

  test('come equally often, also with every face of a die', () => {
    const counts = Array.from({ length: 6 * 12 }, () => 0);
    for (let n = 0; n < 7200; n++) counts[(n % 6) * 12 + worldFor(n, 12)]++;
    for (const count of counts) expect(Math.abs(count - 100)).toBeLessThan(12);
  });

  test('have their fate: the same draw again, others for other worlds and later draws', () => {
    const fate = new Fate();
    const draws = (world: number, nth: number) => {
      const rng = fate.of(world, nth);
      return [1, 2, 3, 4].map(() => rng.below(1000));
    };
    expect(draws(3, 1)).toEqual(draws(3, 1));
    expect(draws(3, 1)).not.toEqual(draws(4, 1));
    expect(draws(3, 1)).not.toEqual(draws(3, 2));
    const faces = Array.from({ length: 600 }, (_, world) => fate.of(world, 0).below(6));
    for (const face of [0, 1, 2, 3, 4, 5]) {
      expect(faces.filter((one) => one === face).length).toBeGreaterThan(60);
      expect(faces.filter((one) => one === face).length).toBeLessThan(140);
    }
  });
});
