import { expect, test } from 'vitest';
import type { Rng } from '../rng.ts';
import { CHANCE } from '../rules.ts';
import { type Harness, text } from './harness.ts';

/** Chance is fair: what `sample` draws is what `legal` and `weight` say. */
export function chanceConforms<S, J>(h: Harness<S, J>): void {
  const { rules, legalMoves, walk, named } = h;

  test('chance keeps its word: samples are as frequent as their weights', () => {
    const seen = new Set<string>();
    for (const [title, config] of named)
      walk(config, `chance ${title}`, (s, rng) => {
        if (rules.actor(s) !== CHANCE) return;
        const outcomes = legalMoves(s);
        const which = text(outcomes);
        if (seen.has(which)) return;
        seen.add(which);
        expect(chiSquareIsFine(s, outcomes, rng)).toBe(true);
      });
    expect(seen.size).toBeGreaterThan(0);
  });

  function chiSquareIsFine(s: S, outcomes: readonly number[], rng: Rng): boolean {
    const draws = 400 * outcomes.length;
    const counts = new Map(outcomes.map((outcome) => [outcome, 0]));
    for (let n = 0; n < draws; n++) {
      const outcome = rules.sample(s, rng);
      if (!counts.has(outcome)) return false;
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    const total = outcomes.reduce((sum, outcome) => sum + rules.weight(s, outcome), 0);
    let chiSquare = 0;
    for (const [outcome, count] of counts) {
      const expected = (draws * rules.weight(s, outcome)) / total;
      chiSquare += (count - expected) ** 2 / expected;
    }
    const freedom = outcomes.length - 1;
    return chiSquare <= freedom + 4 * Math.sqrt(2 * freedom) + 4;
  }
}
