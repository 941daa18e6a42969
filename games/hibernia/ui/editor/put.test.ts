import { type SeatNumber, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { SHIELD_PLACE } from '../../board/index.ts';
import { rules } from '../../rules/index.ts';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import { armyTool, bare, put, withDie, withLand, withPlayer, withTurn } from './put.ts';

const positionOf = (json: object) => rules.toJSON(unwrap(rules.fromJSON({ game: 'hibernia', seats: 3, ...json })));
const start = positionOf({});
const sound = (position: HiberniaPosition) => rules.toJSON(unwrap(rules.fromJSON(bare(position))));
const FIRST = 1 as SeatNumber;

test('a tap puts a warrior of the reserve on a land, one more, and takes one away', () => {
  const two = put(put(start, 'Mide', armyTool(0)), 'Mide', armyTool(0));
  expect(two).toMatchObject({ lands: { Mide: { army: 1, warriors: 2 } }, players: [{ reserve: 11 }, {}, {}] });
  expect(sound(two)).toEqual(two);
  const one = put(two, 'Mide', 'none');
  expect(one.lands['Mide'].warriors).toBe(1);
  expect(put(one, 'Mide', 'none').lands).toEqual({});
  expect(put(start, 'Mide', 'none')).toBe(start);
  const taken = put(two, 'Mide', armyTool(1));
  expect(taken).toMatchObject({
    lands: { Mide: { army: 2, warriors: 1 } },
    players: [{ reserve: 13 }, { reserve: 12 }, {}],
  });
});

test('warriors fall on the shield, and an empty reserve gives none', () => {
  const fallen = put(start, SHIELD_PLACE, armyTool(2));
  expect(sound(fallen).players[2]).toMatchObject({ reserve: 12, shield: 1 });
  const all = withPlayer(start, FIRST, { shield: 13 });
  expect(put(all, 'Mide', armyTool(0))).toBe(all);
  expect(put(start, SHIELD_PLACE, armyTool(3))).toBe(start);
});

test('H-12 the unused army holds a land with one warrior', () => {
  const held = put(start, 'Mide', armyTool(3));
  expect(held.lands['Mide']).toEqual({ army: 4, warriors: 1 });
  expect(put(held, 'Mide', armyTool(3))).toBe(held);
  expect(sound(held).lands).toEqual(held.lands);
});

test('a game that is still being set up becomes one under way', () => {
  const table = positionOf({ phase: 'start' });
  expect(sound(withLand(table, 'Brega', FIRST, 2))).toMatchObject({ phase: 'roll', first: 1, turn: 1 });
});

test('H-20 with a die there are actions, and whose turn it is says how many there were', () => {
  const red = sound(withTurn(withDie(start, 'red'), 3 as SeatNumber));
  expect(red).toMatchObject({ phase: 'act', turn: 3, turns: 2, actions: { die: true, wild: true } });
  expect(sound(withDie(red, 'purple')).actions).toEqual({ die: false, wild: true });
  expect(sound(withDie(red, null))).toMatchObject({ phase: 'roll', turn: 3, die: null });
});
