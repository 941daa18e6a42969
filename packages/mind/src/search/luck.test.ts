import { describe, expect, test } from 'vitest';
import { type Foray, foray, forayAt } from '../../testing/foray.ts';
import { search } from './search.ts';

const look = (s: Foray, iterations: number) => search(foray.rules, foray.evaluate, s, { iterations });
const worth = (s: Foray, text: string, iterations: number) =>
  look(s, iterations).moves.find((move) => move.text === text)?.values[0] ?? Number.NaN;

/** The last turn of the game: what it brings decides. */
const lastTurn = (change: Partial<Foray>): Foray => forayAt(2, { turnsLeft: 1, ...change });

describe('rows of dice and cards', () => {
  test('five dice are averaged long before every combination has been seen', () => {
    // seat 1 leads by 6 and wins unless the far raid succeeds: 8 or more with five dice, 53 of 100 times (4088 of 7776)
    const raid = lastTurn({ points: [4, 10], crew: [4, 2], kumis: [0, 0], phase: 'dice', raid: 1, left: 5 });
    expect(look(raid, 300).values[0]).toBeCloseTo(succeeds(5, 8), 1);
    expect(look(raid, 4000).values[0]).toBeCloseTo(succeeds(5, 8), 1.5);
  });

  test('two cards of 38 are', () => {
    // a card in four or so is worth a point: 10 of 38; both of them are needed to win, one for a tie
    const draw = lastTurn({ points: [4, 5], phase: 'cards', left: 2 });
    const hit = 10 / 38;
    const exact = hit * hit + 0.5 * 2 * hit * (1 - hit);
    expect(look(draw, 300).values[0]).toBeCloseTo(exact, 1);
    expect(look(draw, 3000).values[0]).toBeCloseTo(exact, 1.5);
  });

  test('the better raid is found, though the position before the dice says nothing of it', () => {
    // near brings 3 for sure, which isn't enough; only far can win
    const s = lastTurn({ points: [4, 8], crew: [5, 2], kumis: [0, 0] });
    expect(look(s, 400).moves[0].text).toBe('raid far');
    // and here near wins for sure
    const t = lastTurn({ points: [4, 6], crew: [6, 2], kumis: [0, 0] });
    expect(look(t, 400).moves[0].text).toBe('raid near');
    expect(worth(t, 'raid near', 400)).toBeCloseTo(1, 6);
  });

  test('a turn of small decisions is looked through: kumis are spent where they win', () => {
    // crew 2 and 4 kumis: with all of them the near raid can't fail
    const s = lastTurn({ points: [4, 6], crew: [2, 2], kumis: [4, 0] });
    const found = look(s, 1500);
    expect(found.moves[0].text).toBe('raid near');
    expect(found.values[0]).toBeCloseTo(1, 2);
    expect(look({ ...s, phase: 'kumis' }, 600).moves[0].text).toBe('spend 4');
  });

  test('a lone seat may lose, and plays for its chance', () => {
    const s = forayAt(1, { turnsLeft: 1, points: [8], crew: [4], kumis: [0] });
    const found = look(s, 600);
    expect(found.moves[0].text).toBe('raid far');
    expect(found.values).toHaveLength(1);
    expect(found.values[0]).toBeCloseTo(succeeds(5, 8), 1);
    const lost = forayAt(1, { turnsLeft: 0, points: [10] });
    expect(look(lost, 10)).toEqual({ moves: [], values: [0], iterations: 0 });
  });
});

/** How often so many dice of the foray bring at least that strength. */
function succeeds(dice: number, needed: number): number {
  if (dice === 0) return needed <= 0 ? 1 : 0;
  return [0, 1, 1, 2, 3, 2].reduce((sum, strength) => sum + succeeds(dice - 1, needed - strength) / 6, 0);
}
