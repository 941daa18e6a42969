import type { Futures } from '@tessera/kernel';
import { MoveList, seatNumber, unwrap } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import type { CambriaPosition } from '../rules/position/position-types.ts';
import type { State } from '../rules/state.ts';
import { reasons } from './reasons.ts';

const at = (part: object): State =>
  unwrap(rules.fromJSON({ game: 'cambria', seats: 3, phase: 'act', turn: 1, turns: 9, dice: [2, 2], ...part }));
const armies = (...parts: Partial<CambriaPosition['armies'][number]>[]) => ({ armies: parts });
const many = (s: State, count = 40): State[] => Array(count).fill(s);
const move = (s: State, text: string) => unwrap(rules.parse(s, text));

const before = at(armies({ roads: ['Deva/Caer Gai'] }, { roads: ['Nidum/Isca'] }, {}));
const quiet = { after: many(before), others: many(before, 80) };
const put = move(before, 'put Cicucium/Castell Collen');
const told = (futures: Futures<State>) => reasons(before, put, futures).map(({ type }) => type);

describe('what is said of a move', () => {
  const mine = at(armies({ forts: ['Deva'] }, { roads: ['Nidum/Isca'] }, {}));
  const theirs = at(armies({ roads: ['Deva/Caer Gai'] }, { forts: ['Isca'] }, {}));

  it('a fort that it takes more often than the others do', () => {
    const half = { after: [...many(mine, 20), ...many(before, 20)], others: many(before, 80) };
    expect(reasons(before, put, half)).toContainEqual({ type: 'takes', fort: 'Deva', percent: 50 });
    expect(told({ after: many(mine), others: many(mine) })).not.toContain('takes');
  });

  it('whom it stops, and whom it lets through, by seat', () => {
    const isca = { fort: 'Isca', army: seatNumber(1) };
    const stops = reasons(before, put, { after: many(before), others: many(theirs) });
    expect(stops).toContainEqual({ type: 'stops', ...isca, percent: 0, otherwise: 100 });
    const risks = reasons(before, put, { after: many(theirs), others: many(before) });
    expect(risks).toContainEqual({ type: 'risks', ...isca, percent: 100, otherwise: 0 });
  });

  it('nothing that may be chance: a difference within the noise of few futures', () => {
    expect(told({ after: [mine, before, before, before], others: many(before, 8) })).not.toContain('takes');
  });

  it('three things at most, and where nothing else is true the points', () => {
    expect(told(quiet)).toEqual([]);
    expect(told({ after: many(mine), others: many(mine) })).toEqual(['points']);
    expect(told({ after: many(mine), others: many(theirs) }).length).toBeLessThanOrEqual(3);
  });
});

it('the state is left as it was', () => {
  const same = JSON.stringify(rules.toJSON(before));
  const list = new MoveList();
  rules.legal(before, list);
  for (const each of list.toArray()) reasons(before, each, quiet);
  expect(JSON.stringify(rules.toJSON(before))).toBe(same);
});
