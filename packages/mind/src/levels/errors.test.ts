import { CHANCE, LEVELS, MoveList, SeededRng } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import type { MoveStatistics } from '../search/search.ts';
import { chooseWithErrors, noticing, withOversight } from './errors.ts';
import { strengthOf } from './levels.ts';

const movesOf = (values: readonly number[], name = (i: number) => `go ${i}`): MoveStatistics[] =>
  values.map((value, move) => ({ move, text: name(move), visits: 0, values: [value, 1 - value] }));

const all = () => true;

/** How often each of the moves is chosen. */
function shares(values: readonly number[], misjudgement: number, blunder = 1): number[] {
  const rng = new SeededRng('shares');
  const counts = values.map(() => 0);
  const moves = movesOf(values);
  const times = 4_000;
  for (let i = 0; i < times; i++) counts[chooseWithErrors(moves, 0, { misjudgement, blunder }, all, rng).move]++;
  return counts.map((count) => count / times);
}

describe('whoever misjudges', () => {
  test('takes the best move if by nothing', () => {
    expect(shares([0.5, 0.49, 0.4], 0)).toEqual([1, 0, 0]);
  });

  test('takes nearly-best moves more often than bad ones', () => {
    const [best, near, bad] = shares([0.5, 0.48, 0.3], 1);
    expect(best).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(4 * bad);
  });

  test('errs as often whether much is at stake or little', () => {
    const much = shares([0.6, 0.5, 0.4], 0.8);
    const little = shares([0.6, 0.59, 0.58], 0.8);
    for (const [i, share] of much.entries()) expect(share).toBeCloseTo(little[i], 1);
  });

  test('errs more often among many moves that are alike', () => {
    const [among3] = shares([0.5, 0.45, 0.45], 0.5);
    const [among9] = shares([0.5, ...Array<number>(8).fill(0.45)], 0.5);
    expect(among9).toBeLessThan(among3 - 0.1);
  });

  test.each(LEVELS)('%s never loses more than a blunder where a better move is seen', (level) => {
    const strength = strengthOf({}, level);
    expect(strength.blunder === 1).toBe(level === 'owl');
    expect(strength.blunder === 1 || strength.blunder <= 0.3).toBe(true);
    const rng = new SeededRng(level);
    for (let n = 0; n < 2_000; n++) {
      const values = Array.from({ length: 2 + rng.below(20) }, () => rng.below(1_000) / 1_000).sort((a, b) => b - a);
      const notices = noticing(strength.oversight, n);
      const chosen = chooseWithErrors(movesOf(values), 0, strength, notices, rng);
      expect(values[0] - chosen.values[0]).toBeLessThanOrEqual(level === 'owl' ? 0 : strength.blunder);
    }
  });
});

describe('whoever overlooks', () => {
  const places = Array.from({ length: 400 }, (_, i) => `Fort ${i}`);

  test('overlooks the same places for a whole turn, and others in the next', () => {
    const seen = (turn: number) => places.map((place) => noticing(0.3, turn)(`march ${place}`));
    expect(seen(1)).toEqual(seen(1));
    expect(seen(1)).not.toEqual(seen(2));
    const share = seen(1).filter((noticed) => !noticed).length / places.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
  });

  test('overlooks a place by whatever move it would be reached', () => {
    const notices = noticing(0.5, 7);
    for (const place of places) {
      expect(notices(`move Deva/Isca to ${place}`)).toBe(notices(`move Nidum/Isca to ${place}`));
      expect(notices(`put ${place}`)).toBe(notices(`move Deva/Isca to ${place}`));
    }
  });

  test('does not choose what it overlooks, unless there is nothing else', () => {
    const moves = movesOf([0.6, 0.5, 0.4]);
    const blind = { misjudgement: 0, blunder: 1 };
    const rng = new SeededRng(1);
    expect(chooseWithErrors(moves, 0, blind, (text) => text !== 'go 0', rng).move).toBe(1);
    expect(chooseWithErrors(moves, 0, blind, () => false, rng).move).toBe(0);
  });

  test('does not expect of others what it overlooks, and sees its own moves and the dice', () => {
    const rulesFor = (actor: number) => ({
      legal: (_s: number, out: MoveList) => {
        out.clear();
        for (const move of [1, 2, 3]) out.push(move);
        return out.size;
      },
      actor: () => actor,
      format: (_s: number, move: number) => `go ${move}`,
    });
    const listed = (actor: number, hidden: readonly string[]) => {
      // biome-ignore lint/suspicious/noExplicitAny: the rest of the rules is not asked
      const rules = withOversight(rulesFor(actor) as any, 0, (text) => !hidden.includes(text));
      const out = new MoveList();
      rules.legal(0, out);
      return out.toArray();
    };
    expect(listed(1, ['go 1', 'go 3'])).toEqual([2]);
    expect(listed(1, ['go 1', 'go 2', 'go 3'])).toHaveLength(1);
    expect(listed(0, ['go 1'])).toEqual([1, 2, 3]);
    expect(listed(CHANCE, ['go 1'])).toEqual([1, 2, 3]);
  });
});
