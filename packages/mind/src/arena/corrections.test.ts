import { type Game, SeededRng } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { bids } from '../../testing/bids.ts';
import { type Race, race } from '../../testing/race.ts';
import { playArena } from './arena.ts';
import { Corrections } from './corrections.ts';
import type { ArenaRow } from './estimates/estimates.ts';
import { playerOf } from './minds.ts';
import type { Odds, Player } from './player.ts';
import { usualMinds } from './usual-minds.ts';

const GOAL = 12;
const RANDOM = { name: 'random', budget: { iterations: 1 } };

/** A player of the race who walks, leaps or rests with these odds. */
function drawing(name: string, walk: number, leap: number, rest: number): Player<Race> {
  const odds: Odds[] = [
    { move: 'walk', share: walk },
    { move: 'leap', share: leap },
    { move: 'rest', share: rest },
  ];
  return { name, odds: () => odds, move: () => 'walk' };
}

/** How often who is to move wins, exactly, when it leaps and walks with these odds and the other with those. */
function winsOf(own: readonly [number, number], other: readonly [number, number]): number {
  const known = new Map<string, number>();
  const from = (
    mine: number,
    theirs: number,
    me: readonly [number, number],
    them: readonly [number, number],
  ): number => {
    if (theirs >= GOAL) return 0;
    const key = `${mine} ${theirs} ${me}`;
    const value = known.get(key);
    if (value !== undefined) return value;
    // a turn that changes nothing is left out of the sum on both sides: s = stand · (1 − t · …) is solved for who moves
    const after = (steps: number) => (mine + steps >= GOAL ? 1 : 1 - from(theirs, mine + steps, them, me));
    const [walk, leap] = me;
    const [theirWalk, theirLeap] = them;
    const stand = 1 - walk - leap / 2;
    const theirStand = 1 - theirWalk - theirLeap / 2;
    const gain = walk * after(2) + (leap / 2) * after(6);
    const theirAfter = (steps: number) => (theirs + steps >= GOAL ? 0 : from(mine, theirs + steps, me, them));
    const theirGain = theirWalk * theirAfter(2) + (theirLeap / 2) * theirAfter(6);
    const result = (gain + stand * theirGain) / (1 - stand * theirStand);
    known.set(key, result);
    return result;
  };
  return from(0, 0, own, other);
}

/** Within four standard errors of the truth, which an unbiased estimate misses once in 16,000. */
function expectNear(row: ArenaRow, truth: number): void {
  const estimate = row.withoutLuck;
  if (!estimate) throw new Error('Luck was not measured.');
  const error = (estimate.high - estimate.share) / 1.96;
  expect(Math.abs(estimate.share - truth)).toBeLessThan(4 * error);
  expect(Math.abs(row.share - truth)).toBeLessThan(4 * Math.sqrt((truth * (1 - truth)) / 2 / (estimate.deals - 1)));
}

describe('the share of wins with luck taken out', () => {
  const walker = drawing('walker', 0.7, 0.2, 0.1);
  const leaper = drawing('leaper', 0.1, 0.8, 0.1);
  const truth = (winsOf([0.7, 0.2], [0.1, 0.8]) + 1 - winsOf([0.1, 0.8], [0.7, 0.2])) / 2;

  test('is the known one, and scatters less than plain wins do', () => {
    const { rows } = playArena(race, { entrants: [walker, leaper], games: 2400, seed: 1 });
    expectNear(rows[0], truth);
    expectNear(rows[1], 1 - truth);
    expect(rows[0].withoutLuck?.factor).toBeGreaterThan(1.5);
  });

  test('is the known one whatever the evaluation says', () => {
    const absurd: Game<Race, Race> = {
      ...race,
      evaluate: (s, out) => {
        out[0] = (s.steps[0] * 7 + s.steps[1] * 13 + s.turn) % 5 > 2 ? 0.9 : 0.1;
        out[1] = 1 - out[0];
      },
    };
    const { rows } = playArena(absurd, { entrants: [walker, leaper], games: 1600, seed: 2 });
    expectNear(rows[0], truth);
  });

  test('is even among equals where hands are hidden and drawn', () => {
    const make = usualMinds()['random'](bids as Game);
    const entrants = ['a', 'b', 'c'].map((name) => ({
      ...playerOf({ random: () => make }, bids as Game, RANDOM),
      name,
    }));
    const { rows } = playArena(bids as Game, { entrants, games: 1500, seed: 3 });
    for (const row of rows) expectNear(row, 1 / 3);
    expect(rows[0].withoutLuck?.factor).toBeGreaterThan(1);
  });
});

describe('corrections', () => {
  const s: Race = { seats: 2, steps: [4, 5], turn: 0, leaping: true };

  test('of a roll add up to nothing over all outcomes', () => {
    const sums = [0, 0];
    for (let die = 1; die <= 6; die++) {
      const corrections = new Corrections(race as Game<Race>, s, new SeededRng(1));
      corrections.chance(s, 10 + die);
      sums[0] += corrections.ofChance[0];
      sums[1] += corrections.ofChance[1];
      expect(corrections.ofChance[0] > 0).toBe(die > 3);
    }
    for (const sum of sums) expect(sum).toBeCloseTo(0, 12);
  });

  test('of a choice add up to nothing over its odds', () => {
    const still = { ...s, leaping: false };
    const odds = walkerOdds();
    let sum = 0;
    for (const [i, { share }] of odds.entries()) {
      const corrections = new Corrections(race as Game<Race>, still, new SeededRng(1));
      corrections.choice(still, odds, i + 1);
      sum += share * corrections.ofChoice[0];
    }
    expect(sum).toBeCloseTo(0, 12);
  });
});

const walkerOdds = (): Odds[] => [
  { move: 'walk', share: 0.5 },
  { move: 'leap', share: 0.3 },
  { move: 'rest', share: 0.2 },
];
