import { CHANCE, MoveList, OVER, randomMove, SeededRng, unwrap } from '@tessera/kernel';
import { Sight } from '@tessera/mind';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scythia } from '../../index.ts';
import type { State } from '../../rules/state/state.ts';
import { evaluate } from '../evaluate.ts';
import { look, shape, sidesOf } from './look.ts';

const { rules } = scythia;

function randomPosition(seats: number, moves: number, seed: number, scenario: string | object = 'scythia'): State {
  const s = unwrap(rules.setup({ seats, scenario, options: {} }));
  const list = new MoveList();
  const rng = new SeededRng(seed);
  for (let i = 0; (i < moves || rules.actor(s) === CHANCE) && rules.actor(s) !== OVER; i++)
    rules.play(s, randomMove(scythia, s, rng, list));
  return s;
}

const positions = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 600 }), fc.integer())
  .map((args) => randomPosition(...args));

test('every row is one of the network’s, and without the network it is the evaluation', () => {
  const sight = new Sight(shape);
  const chances = new Float64Array(8);
  fc.assert(
    fc.property(positions, (s) => {
      expect(look(s, sight)).toBe(true);
      evaluate(s, chances);
      const odds = Array.from(sight.base.subarray(0, sidesOf(s)), Math.exp);
      const sum = odds.reduce((a, b) => a + b);
      for (let seat = 0; seat < sidesOf(s); seat++) {
        const rows = sight.rows.subarray(seat * shape.most, seat * shape.most + sight.counts[seat]);
        expect(rows.length).toBeLessThanOrEqual(shape.most);
        expect(rows.every((row) => row < shape.rows)).toBe(true);
        const reals = sight.reals.subarray(seat * shape.reals, (seat + 1) * shape.reals);
        expect(reals.every((x) => Math.abs(x) < 50)).toBe(true);
        if (seat < s.seats) expect(odds[seat] / sum).toBeCloseTo(chances[seat], 9);
      }
    }),
    { numRuns: 40 },
  );
});

test('a deck of somebody’s own can’t be shown', () => {
  expect(look(randomPosition(3, 30, 1, structuredClone(scythia.scenarios['scythia'])), new Sight(shape))).toBe(false);
});

test('of a game for one the rival is a side, too', () => {
  const sight = new Sight(shape);
  const s = randomPosition(1, 200, 3);
  expect(look(s, sight)).toBe(true);
  const rowsOf = (side: number) => [...sight.rows.subarray(side * shape.most, side * shape.most + sight.counts[side])];
  expect(sidesOf(s)).toBe(2);
  expect(rowsOf(1).some((row) => !rowsOf(0).includes(row))).toBe(true);
  expect(rowsOf(0).some((row) => !rowsOf(1).includes(row))).toBe(true);
});
