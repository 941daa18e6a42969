import type { Game } from '@tessera/kernel';
import { playArena, playerOf, usualMinds } from '@tessera/mind';
import { expect, test } from 'vitest';
import { hibernia } from '../index.ts';

const DEALS = 9;

test('luck taken out of a match of equals leaves each its share, and plain wins agree', () => {
  const game = hibernia as Game;
  const one = { name: 'random', budget: { iterations: 1 } };
  // equals under three names: each wins a third, whatever the luck was
  const entrants = ['a', 'b', 'c'].map((name) => ({ ...playerOf(usualMinds(), game, one), name }));
  const { rows } = playArena(game, { entrants, games: 3 * DEALS, seed: 'equals' });
  for (const { share, low, high, withoutLuck } of rows) {
    if (!withoutLuck) throw new Error('Luck was not measured.');
    expect(withoutLuck.deals).toBe(DEALS);
    // twice the half-width of a 95 % interval: an unbiased estimate misses it once in 10,000
    const half = withoutLuck.high - withoutLuck.share;
    expect(Math.abs(withoutLuck.share - 1 / 3)).toBeLessThan(2 * half);
    expect(Math.abs(withoutLuck.share - share)).toBeLessThan(half + (high - low));
  }
  expect(rows.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(3 * DEALS, 9);
});
