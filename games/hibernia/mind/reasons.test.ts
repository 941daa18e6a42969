import { seatNumber } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { table } from '../testing/table.ts';
import { reasons } from './reasons.ts';

const begun = () => table(3).holds(1, 'Brega', 'Mide').holds(2, 'Ulaid').gone(10, 10, 10).die('yellow');
const before = begun().state();
const move = rules.parse(before, 'raise');
const many = (s: State): State[] => Array(40).fill(s);
const told = (after: State, others: State) =>
  reasons(before, move.ok ? move.value : 0, { after: many(after), others: many(others) });

describe('what is said of a move', () => {
  it('how far the own marker goes, and how much further than otherwise', () => {
    expect(told(begun().gone(14, 10, 10).state(), begun().gone(12, 10, 10).state())).toEqual([
      { type: 'advances', spaces: 4, more: 2 },
    ]);
    const further = begun().gone(12, 10, 10).state();
    expect(told(further, further)).toEqual([{ type: 'advances', spaces: 2, more: 0 }]);
    expect(told(before, before)).toEqual([]);
  });

  it('whom it slows down', () => {
    const reason = { type: 'slows', seat: seatNumber(1), spaces: 3 };
    expect(told(begun().gone(10, 10, 10).state(), begun().gone(10, 13, 10).state())).toContainEqual(reason);
  });

  it('lands that are held more often, and those that may be lost', () => {
    const without = table(3).holds(1, 'Brega').holds(2, 'Ulaid').gone(10, 10, 10).die('yellow').state();
    expect(told(before, without)).toContainEqual({ type: 'holds', land: 'Mide', percent: 100, otherwise: 0 });
    expect(told(without, before)).toContainEqual({ type: 'risks', land: 'Mide', percent: 100, otherwise: 0 });
  });
});
