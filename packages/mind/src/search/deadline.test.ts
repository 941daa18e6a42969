import { type Game, SeededRng } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { bids, bidsAt } from '../../testing/bids.ts';
import { foray, forayAt } from '../../testing/foray.ts';
import { race, raceAt } from '../../testing/race.ts';
import { think } from '../levels/think.ts';
import { Deadline } from './deadline.ts';

const MS = 1000;

/** The game on a machine so slow that each evaluation and each imagined world takes that long, and how long a thought took on it. */
function slowly<S, J>(game: Game<S, J>, view: J, evaluation: number, world: number) {
  let time = 0;
  const slow: Game<S, J> = {
    ...game,
    evaluate: (s, out) => {
      time += evaluation;
      game.evaluate(s, out);
    },
    rules: {
      ...game.rules,
      determinize: (seen, rng, dst) => {
        time += world;
        return game.rules.determinize(seen, rng, dst);
      },
    },
  };
  const thought = think(slow, view, { level: 'expert', ms: MS, rng: new SeededRng(1), now: () => time });
  return { thought, time };
}

describe('a search on a slow machine', () => {
  const hands = [
    [3, 7, 9],
    [1, 2, 4],
    [5, 6, 8],
  ];
  const bidding = bids.rules.view(bidsAt(hands, { prize: 2 }), 0);

  test('takes at most a tenth more than its time, however slow evaluations and worlds are', () => {
    for (const evaluation of [0.1, 1, 10])
      for (const world of [0.01, 10, 60]) {
        const { thought, time } = slowly(bids, bidding, evaluation, world);
        expect(time).toBeGreaterThan(MS * 0.9);
        expect(time).toBeLessThanOrEqual(MS * 1.1);
        expect(thought.move).toMatch(/^bid [379]$/);
      }
    for (const evaluation of [0.1, 1, 10]) {
      expect(slowly(race, raceAt(0, 3, 1), evaluation, 1).time).toBeLessThanOrEqual(MS * 1.1);
      const s = forayAt(3, { turnsLeft: 10, crew: [3, 4, 2], points: [3, 1, 4] });
      expect(slowly(foray, foray.rules.view(s, 0), evaluation, 1).time).toBeLessThanOrEqual(MS * 1.1);
    }
  });

  test('answers with a legal move even where time runs out before all moves were tried once', () => {
    for (const evaluation of [400, 2000]) {
      const { thought } = slowly(bids, bidding, evaluation, 400);
      expect(thought.move).toMatch(/^bid [379]$/);
      expect(thought.iterations).toBe(1);
    }
  });
});

describe('a deadline', () => {
  test('never comes where no time was set, and the clock is not looked at', () => {
    const deadline = new Deadline(Infinity, () => {
      throw new Error('looked');
    });
    for (let i = 0; i < 100; i++) expect(deadline.glance() || deadline.look()).toBe(false);
  });

  test('stays passed, and a glance is a look now and then', () => {
    let looks = 0;
    const deadline = new Deadline(3, () => ++looks);
    for (let i = 0; i < 16; i++) expect(deadline.glance()).toBe(false);
    expect(looks).toBe(2);
    expect(deadline.look()).toBe(true);
    expect(deadline.glance()).toBe(true);
    expect(looks).toBe(3);
  });
});
