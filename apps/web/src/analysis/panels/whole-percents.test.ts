import { describe, expect, it } from 'vitest';
import { wholePercents } from './whole-percents.ts';

describe('whole per cents', () => {
  it('add up to 100, and each is next to its chance', () => {
    expect(wholePercents([0.315, 0.418, 0.267])).toEqual([31, 42, 27]);
    for (const chances of [
      [0.504, 0.303, 0.193],
      [0.126, 0.126, 0.125, 0.311, 0.312],
    ]) {
      const shown = wholePercents(chances);
      expect(shown.reduce((total, each) => total + each, 0)).toBe(100);
      shown.forEach((percent, seat) => {
        expect(Math.abs(percent - 100 * chances[seat])).toBeLessThan(1);
      });
    }
  });

  it('favour nobody of equals', () => {
    expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([33, 33, 33]);
  });

  it('of a player alone are the chance rounded', () => {
    expect(wholePercents([0.416])).toEqual([42]);
  });
});
