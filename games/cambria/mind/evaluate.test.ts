import type { SeatNumber } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cambria } from '../index.ts';
import type { State } from '../rules/state.ts';
import { SMALL_BOARD } from '../testing/boards.ts';
import { randomPosition, turned } from '../testing/random-position.ts';
import { look, type Table, table } from '../testing/table.ts';
import { evaluate } from './evaluate.ts';

const { rules } = cambria;

function chances(s: State): number[] {
  const out = new Float64Array(s.armies);
  evaluate(s, out);
  return Array.from(out.subarray(0, s.seats));
}
const chancesAt = (position: Table) => chances(position.with({ phase: 'roll', turn: 2 as SeatNumber }).state());

describe('the evaluation', () => {
  test('gives chances that add up to one, on any board', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.constantFrom('cambria', 'cumbria', SMALL_BOARD),
        fc.integer({ min: 0, max: 200 }),
        fc.integer(),
        (seats, scenario, moves, seed) => {
          const values = chances(randomPosition(seats, scenario, moves, seed));
          expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
          expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('judges an army by what it has, not by its seat', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 5 }),
        fc.integer({ min: 10, max: 90 }),
        fc.integer(),
        (seats, moves, seed) => {
          const p = look(randomPosition(seats, 'cambria', moves, seed));
          if (p.phase === 'over') return;
          const here = rules.fromJSON(p);
          const there = rules.fromJSON(turned(p));
          if (!here.ok || !there.ok) throw new Error('both are positions');
          const values = chances(here.value);
          const moved = chances(there.value);
          for (let seat = 0; seat < seats; seat++) expect(moved[(seat + 1) % seats]).toBeCloseTo(values[seat], 9);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('a fort taken, a road held and a lead are worth something', () => {
    const [even] = chancesAt(table(3).hold('Caer Gai', 1, 2, 3));
    expect(chancesAt(table(3).hold('Caer Gai', 1, 2, 3).took(1, 'Isca'))[0]).toBeGreaterThan(even);
    expect(chancesAt(table(3).hold('Caer Gai', 1, 2, 3, 1))[0]).toBeGreaterThan(even);
    expect(chancesAt(table(3).hold('Caer Gai', 1, 2, 3, 2))[0]).toBeLessThan(even);
  });

  test('the same fort is worth more when fewer are left', () => {
    const odds = ([first, , third]: number[]) => first / third;
    const early = (owner: number) => odds(chancesAt(table(3).took(owner, 'Caer Gai')));
    const late = (owner: number) =>
      odds(
        chancesAt(
          table(3)
            .took(owner, 'Caer Gai')
            .took(1, 'Moridunum', 'Bremia')
            .took(2, 'Cicucium', 'Viroconium', 'Tomen-y-Mur')
            .took(3, 'Gobannium', 'Isca', 'Deva'),
        ),
      );
    expect(late(1) / late(3)).toBeGreaterThan(early(1) / early(3));
  });

  test('soldiers stuck where nothing is left to take are as good as a reserve', () => {
    const fallen = () => table(3).took(2, 'Isca', 'Nidum').took(3, 'Gobannium');
    const stuck = chancesAt(fallen().on('Nidum/Isca', 1));
    const reserve = chancesAt(fallen());
    expect(stuck[0]).toBeCloseTo(reserve[0], 9);
  });
});
