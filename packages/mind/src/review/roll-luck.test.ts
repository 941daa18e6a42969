import { CHANCE, type Game, MoveList, OVER, SeededRng, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { foray } from '../../testing/foray.ts';
import { race } from '../../testing/race.ts';
import { Appraiser } from './appraiser.ts';
import { rollLuck } from './roll-luck.ts';

test.each([race, foray] as unknown as Game[])('luck is nothing on the average over all outcomes: $name', (game) => {
  const { rules } = game;
  const rng = new SeededRng('luck');
  const list = new MoveList();
  const s = unwrap(rules.setup({ seats: 2, scenario: 'plain', options: {} }));
  const appraiser = new Appraiser(game, s);
  let rolls = 0;
  for (; rules.actor(s) !== OVER; ) {
    rules.legal(s, list);
    const moves = list.toArray();
    if (rules.actor(s) === CHANCE) {
      rolls++;
      for (const descents of [1, 6]) {
        let sum = 0;
        let weights = 0;
        for (const move of moves) {
          sum += rules.weight(s, move) * rollLuck(appraiser, s, move, descents).luck[0];
          weights += rules.weight(s, move);
        }
        // but for the rounding to millionths
        expect(Math.abs(sum / weights)).toBeLessThan(2);
      }
    }
    rules.play(s, rules.actor(s) === CHANCE ? rules.sample(s, rng) : moves[rng.below(moves.length)]);
  }
  expect(rolls).toBeGreaterThan(0);
});
