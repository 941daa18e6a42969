import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeast, type Contender, NEWCOMER, type Rating, rate } from './rate.ts';
import { shown } from './shown.ts';

const at = (place: number, rating: Rating = NEWCOMER): Contender => ({ ...rating, place });
const strong = { mu: 32, sigma: 2 };
const weak = { mu: 18, sigma: 2 };

const table = fc.array(
  fc.record({
    mu: fc.double({ min: 0, max: 50, noNaN: true }),
    sigma: fc.double({ min: 0.5, max: 8.34, noNaN: true }),
    place: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 2, maxLength: 6 },
);

describe('a rating', () => {
  it('starts at 1500 ± 1000, with nothing sure', () => {
    expect(shown(NEWCOMER)).toEqual({ rating: 1500, plusMinus: 1000 });
    expect(atLeast(NEWCOMER)).toBeCloseTo(0);
  });

  it('rises for the winner, falls for the last, and gets surer for all, with any number of players', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const after = rate(Array.from({ length: players }, (_, index) => at(index + 1)));
      expect(after[0].mu).toBeGreaterThan(NEWCOMER.mu);
      expect(after[players - 1].mu).toBeLessThan(NEWCOMER.mu);
      for (let place = 1; place < players; place++) expect(after[place].mu).toBeLessThan(after[place - 1].mu);
      for (const { sigma } of after) expect(sigma).toBeLessThan(NEWCOMER.sigma);
    }
  });

  it('stays where equals share the first place', () => {
    for (const { mu } of rate([at(1), at(1)])) expect(mu).toBeCloseTo(NEWCOMER.mu);
  });

  it('goes by the order of places, not by their numbers', () => {
    expect(rate([at(1), at(2), at(3)])).toEqual(rate([at(1), at(4), at(6)]));
  });

  it('changes more when the weaker one wins', () => {
    const [, upset] = rate([at(2, strong), at(1, weak)]);
    const [expected] = rate([at(1, strong), at(2, weak)]);
    expect(upset.mu - weak.mu).toBeGreaterThan(3 * (expected.mu - strong.mu));
  });

  it('tells who is stronger, after some games', () => {
    let ratings: Rating[] = [NEWCOMER, NEWCOMER, NEWCOMER];
    for (let game = 0; game < 30; game++) ratings = rate(ratings.map((rating, index) => at(index + 1, rating)));
    const sure = ratings.map(atLeast);
    expect(sure[0]).toBeGreaterThan(sure[1]);
    expect(sure[1]).toBeGreaterThan(sure[2]);
    expect(shown(ratings[0]).plusMinus).toBeLessThan(800);
  });

  it('says nothing of somebody who played alone', () => {
    expect(rate([at(1)])).toEqual([NEWCOMER]);
    expect(rate([])).toEqual([]);
  });

  it('is a finite number, the same in whatever order people sat', () => {
    fc.assert(
      fc.property(table, (contenders) => {
        const after = rate(contenders);
        const reversed = rate([...contenders].reverse()).reverse();
        for (const [index, { mu, sigma }] of after.entries()) {
          expect(Number.isFinite(mu)).toBe(true);
          expect(sigma).toBeGreaterThan(0);
          expect(mu).toBeCloseTo(reversed[index].mu, 8);
          expect(sigma).toBeCloseTo(reversed[index].sigma, 8);
        }
      }),
    );
  });
});
