import { unwrap } from '@tessera/kernel';
import { Sight } from '@tessera/mind';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cambria } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import { SMALL_BOARD } from '../../testing/boards.ts';
import { randomPosition, turned } from '../../testing/random-position.ts';
import { table } from '../../testing/table.ts';
import { evaluate } from '../evaluate.ts';
import { look, shape } from './look.ts';

const { rules } = cambria;

interface Seen {
  rows: number[];
  reals: number[];
  base: number;
}

function seen(s: State): Seen[] {
  const sight = new Sight(shape);
  expect(look(s, sight)).toBe(true);
  const { most, reals } = shape;
  return Array.from({ length: s.seats }, (_, seat) => ({
    rows: Array.from(sight.rows.subarray(seat * most, seat * most + sight.counts[seat])).sort((a, b) => a - b),
    reals: Array.from(sight.reals.subarray(seat * reals, (seat + 1) * reals)),
    base: sight.base[seat],
  }));
}

const positions = fc
  .tuple(
    fc.integer({ min: 2, max: 5 }),
    fc.constantFrom('cambria', 'cumbria'),
    fc.integer({ min: 0, max: 120 }),
    fc.integer(),
  )
  .map((args) => randomPosition(...args));

test('every row is one of the network’s, and what a seat sees fits its room', () => {
  fc.assert(
    fc.property(positions, (s) => {
      for (const { rows, reals } of seen(s)) {
        expect(rows.length).toBeLessThanOrEqual(shape.most);
        expect(rows[0]).toBeGreaterThanOrEqual(0);
        expect(rows[rows.length - 1]).toBeLessThan(shape.rows);
        expect(reals.every((x) => Math.abs(x) < 10)).toBe(true);
      }
    }),
  );
});

test('without the network it is the evaluation', () => {
  fc.assert(
    fc.property(positions, (s) => {
      const odds = seen(s).map(({ base }) => Math.exp(base));
      const sum = odds.reduce((a, b) => a + b);
      const chances = new Float64Array(8);
      evaluate(s, chances);
      for (const [seat, odd] of odds.entries()) expect(odd / sum).toBeCloseTo(chances[seat], 10);
    }),
  );
});

test('a seat sees the same when all are one seat further', () => {
  fc.assert(
    fc.property(positions, (s) => {
      const further = seen(unwrap(rules.fromJSON(turned(rules.toJSON(s)))));
      for (const [seat, what] of seen(s).entries()) expect(further[(seat + 1) % s.seats]).toEqual(what);
    }),
  );
});

test('a soldier, the Legion and a token are rows', () => {
  const rowsOf = (s: State, seat: number) => new Set(seen(s)[seat].rows);
  const plain = rowsOf(table(3).state(), 0);
  const news = (s: State, seat = 0) => [...rowsOf(s, seat)].filter((row) => !plain.has(row));
  const mine = news(table(3).on('Isca/Nidum', 1).state());
  const theirs = news(table(3).on('Isca/Nidum', 2).state());
  const legions = news(table(3).on('Isca/Nidum', 'legion').state());
  expect(new Set([mine[0], theirs[0], legions[0]]).size).toBe(3);
  // another seat sees its own soldier as the first saw the first’s
  expect(news(table(3).on('Isca/Nidum', 2).state(), 1)).toContain(mine[0]);
  expect(news(table(3).took(1, 'Isca').state())).not.toEqual(news(table(3).took(1, 'Nidum').state()));
});

test('a board of somebody’s own can’t be shown', () => {
  expect(look(randomPosition(3, SMALL_BOARD, 10, 1), new Sight(shape))).toBe(false);
});
