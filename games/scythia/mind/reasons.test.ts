import { seatNumber, unwrap } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import type { State } from '../rules/state/state.ts';
import { reasons } from './reasons.ts';

const at = (...players: object[]): State => unwrap(rules.fromJSON({ game: 'scythia', seats: 2, players }));
const many = (s: State): State[] => Array(40).fill(s);
const before = at({ crew: ['Warrior'] }, {});
const told = (after: State, others: State) => reasons(before, 0, { after: many(after), others: many(others) });

describe('what is said of a move', () => {
  it('points gained, and how many more than otherwise', () => {
    const ahead = at({ crew: ['Warrior'], points: 4 }, {});
    expect(told(ahead, before)).toContainEqual({ type: 'points', points: 4, more: 4 });
    expect(told(ahead, ahead)).toEqual([{ type: 'points', points: 4, more: 0 }]);
    expect(told(before, before)).toEqual([]);
  });

  it('what there is more of in store, and raids that it opens', () => {
    const few = at({ crew: ['Warrior'], provisions: 3 }, {});
    const enough = at({ crew: ['Warrior', 'Guard'], provisions: 3 }, {});
    expect(told(enough, few).map(({ type }) => type)).toContain('raid');
    expect(told(at({ crew: ['Warrior'], gold: 2 }, {}), before)).toContainEqual({
      type: 'store',
      what: 'gold',
      more: 2,
    });
  });

  it('whom it slows down, and that crew may be lost', () => {
    expect(told(before, at({ crew: ['Warrior'] }, { points: 3 }))).toContainEqual({
      type: 'slows',
      seat: seatNumber(1),
      points: 3,
    });
    expect(told(at({}, {}), before)).toContainEqual({ type: 'crew', percent: 100, otherwise: 0 });
  });

  it('nothing where somebody plays alone and no next turn can be told', () => {
    expect(reasons(before, 0, { after: [], others: [] })).toEqual([]);
  });
});
