import { MoveList, OVER, randomMove, SeededRng, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { scythia } from '../../index.ts';
import scenario from '../../scenarios/scythia.json' with { type: 'json' };
import { invariants } from '../../testing/invariants.ts';
import { rules } from '../index.ts';
import type { Effect } from '../scenario/scenario-types.ts';
import { DEEPEST } from '../state/state.ts';

const MORE: Effect = { another: 'town-centre' };
const VISIT: Effect = { visit: 'any' };
const CARD: Effect = { gain: { cards: 1 } };

/** Six deep, each part with something left to do after the next. */
const nested = (deep: number): Effect =>
  deep === 0 ? { all: [CARD, MORE, VISIT] } : { all: [nested(deep - 1), VISIT, MORE, CARD, MORE, VISIT] };

/** A deck in which every card leads on to others. */
const deck = (effect: Effect): object => ({
  ...structuredClone(scenario),
  id: 'deep',
  crew: scenario.crew.map((card) => ({ ...card, effect })),
});

test.each([
  ['further actions', { all: [CARD, MORE] } as Effect, 6000],
  ['buildings', { all: [VISIT, VISIT, CARD, VISIT] } as Effect, 3000],
  ['both, six deep', nested(5), 3000],
])('a deck that never lets a turn end by itself does not overflow: %s', (_, effect, most) => {
  const s = unwrap(rules.setup({ seats: 2, scenario: deck(effect), options: {} }));
  const rng = new SeededRng(1);
  const list = new MoveList();
  let deepest = 0;
  for (let n = 0; n < most && rules.actor(s) !== OVER; n++) {
    rules.play(s, randomMove(scythia, s, rng, list));
    deepest = Math.max(deepest, s.depth);
    if (n % 50 === 0) {
      invariants(s);
      expect(rules.fromJSON(JSON.parse(JSON.stringify(rules.toJSON(s)))).ok).toBe(true);
    }
  }
  expect(deepest).toBeLessThanOrEqual(DEEPEST);
  expect(deepest).toBeGreaterThan(10);
});

test.each<[string, Effect]>([
  ['that only lead on', MORE],
  ['that cost nine others', { spend: { cards: 9 }, to: { hire: 0 } }],
])('a hand of twenty cards %s is looked through in no time', (_, effect) => {
  const poor = scenario.heroes.map((hero) => ({
    ...hero,
    effect: { spend: { gold: 9 }, to: { gain: { silver: 1 } } },
  }));
  const s = unwrap(
    rules.fromJSON({
      game: 'scythia',
      seats: 2,
      scenario: { ...deck(effect), heroes: poor },
      players: [{ hand: scenario.crew.slice(0, 20).map(({ name }) => name) }, {}],
      workers: { farm: 'blue', market: 'blue', silversmith: 'blue' },
    }),
  );
  rules.play(s, unwrap(rules.parse(s, 'place Town Centre')));
  const began = performance.now();
  expect(rules.legal(s, new MoveList())).toBe(1);
  expect(performance.now() - began).toBeLessThan(2000);
});
