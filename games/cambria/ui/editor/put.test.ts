import { unwrap } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import type { CambriaPosition } from '../../rules/position/position-types.ts';
import { armyTool, bare, moveSoldier, put, takeBonus, takeFort, withPhase } from './put.ts';

const start = rules.toJSON(unwrap(rules.fromJSON({ game: 'cambria', seats: 3, armies: [{}, {}, {}] })));
const ROAD = 'Gobannium/Isca';
const sound = (position: CambriaPosition) => rules.toJSON(unwrap(rules.fromJSON(bare(position))));

describe('a tap with a piece in hand', () => {
  test('puts a soldier of the reserve on a road or a ship, and takes it away again', () => {
    const there = put(put(start, ROAD, armyTool(1)), 'ship 4', armyTool(1));
    expect(there.armies[1]).toMatchObject({ roads: [ROAD], ships: [4], reserve: 3 });
    expect(sound(there).armies).toEqual(there.armies);
    expect(put(there, ROAD, armyTool(1)).armies[1]).toMatchObject({ roads: [], reserve: 4 });
    expect(put(there, 'ship 4', 'none').armies[1]).toMatchObject({ ships: [], reserve: 4 });
  });

  test('sends home who is there', () => {
    const there = put(put(start, ROAD, armyTool(1)), ROAD, armyTool(0));
    expect(there.armies.map(({ reserve }) => reserve)).toEqual([4, 5, 5]);
    const legion = put(there, ROAD, 'legion');
    expect(legion).toMatchObject({ legion: ROAD, armies: [{ reserve: 5 }, {}, {}] });
    expect(put(legion, ROAD, armyTool(2))).toMatchObject({ legion: 'standard', armies: [{}, {}, { roads: [ROAD] }] });
    expect(put(legion, 'standard', 'legion').legion).toBe('standard');
  });

  test('does nothing when the reserve is empty, or where the piece can’t stand', () => {
    const roads = ['Gobannium/Isca', 'Nidum/Isca', 'Canovium/Deva', 'Bremia/Moridunum', 'Moridunum/Nidum'];
    const all = roads.reduce((position, road) => put(position, road, armyTool(0)), start);
    expect(all.armies[0].reserve).toBe(0);
    expect(put(all, 'Caer Gai/Deva', armyTool(0))).toBe(all);
    expect(put(start, 'ship 4', 'legion')).toBe(start);
    const two = rules.toJSON(unwrap(rules.fromJSON({ game: 'cambria', seats: 2, armies: [{}, {}, {}] })));
    expect(put(two, 'ship 4', armyTool(2))).toBe(two);
  });

  test('takes a fort, and gives it back', () => {
    const taken = put(start, 'fort Canovium', armyTool(1));
    expect(taken.armies[1].forts).toEqual(['Canovium']);
    expect(sound(taken).armies[1].points).toBeGreaterThan(0);
    expect(put(taken, 'fort Canovium', armyTool(1)).armies[1].forts).toEqual([]);
    expect(put(taken, 'fort Canovium', 'none').armies[1].forts).toEqual([]);
    const other = put(taken, 'fort Canovium', armyTool(2));
    expect(other.armies.map(({ forts }) => forts)).toEqual([[], [], ['Canovium']]);
  });
});

test('a bonus token goes with a fallen fort, never into the same hand, and back with it', () => {
  const both = takeBonus(takeFort(start, 'Canovium', 1), 'Canovium', 2);
  expect(sound(both).armies[2].bonus).toEqual(['Canovium']);
  expect(takeFort(both, 'Canovium', 2).armies[2]).toMatchObject({ forts: ['Canovium'], bonus: [] });
  expect(takeFort(both, 'Canovium', -1).armies.map(({ bonus }) => bonus)).toEqual([[], [], []]);
  expect(takeBonus(both, 'Canovium', -1).armies[2].bonus).toEqual([]);
});

test('a soldier is moved by name, also home', () => {
  const there = moveSoldier(start, 0, 'reserve', 'ship 3');
  expect(moveSoldier(there, 0, 'ship 3', ROAD).armies[0]).toMatchObject({ roads: [ROAD], ships: [], reserve: 4 });
  expect(moveSoldier(there, 0, 'ship 3', 'reserve').armies[0].reserve).toBe(5);
});

test.each(['roll', 'act', 'start', 'muster-roll', 'muster'] as const)(
  'in the phase %s as many dice lie there',
  (phase) => {
    expect(sound(withPhase(start, phase)).phase).toBe(phase);
    expect(sound(withPhase(withPhase(start, phase), 'roll')).phase).toBe('roll');
  },
);
