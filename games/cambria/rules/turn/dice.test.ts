import { CHANCE, MoveList } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { scenario } from '../../testing/boards.ts';
import { fresh, look, moves, play, roadsOfValue, table, targets } from '../../testing/table.ts';
import { rules } from '../index.ts';

test('C-20 the active player rolls two dice: 21 outcomes, of which a double is half as likely', () => {
  const s = table(3).state();
  const list = new MoveList();
  expect(rules.legal(s, list)).toBe(21);
  expect(rules.actor(s)).toBe(CHANCE);
  const weights = Object.fromEntries(list.toArray().map((move) => [rules.format(s, move), rules.weight(s, move)]));
  expect(weights['roll 3-3']).toBe(1);
  expect(weights['roll 3-5']).toBe(2);
  expect(Object.values(weights).reduce((a, b) => a + b)).toBe(36);
});

test('C-20 dice are told in any order, and kept with the lower first', () => {
  expect(look(play(table(3).state(), 'roll 5-3')).dice).toEqual([3, 5]);
  expect(look(play(table(3).state(), 'roll 6,1')).dice).toEqual([1, 6]);
});

test('C-20 the dice are gone when the turn is over', () => {
  expect(look(play(table(3).dice(2, 3), 'pass'))).toMatchObject({ dice: [], phase: 'roll', turn: 2, turns: 4 });
});

test('C-12 a die without a free road is rolled again', () => {
  // A has the only roads of a 2, and both are taken by the first two
  const board = scenario(
    {
      A: 'B C',
      B: 'A C D E F G',
      C: 'A B D E F G',
      D: 'B C E F G',
      E: 'B C D F G',
      F: 'B C D E G',
      G: 'B C D E F',
    },
    { custom: true },
  );
  const s = play(fresh(3, board), 'start 1', 'die 2', 'put A/B', 'die 2', 'put A/C');
  play(s, 'die 2');
  expect(look(s)).toMatchObject({ phase: 'muster-roll', turn: 3 });
  play(s, 'die 3');
  expect(look(s)).toMatchObject({ phase: 'muster-roll', turn: 3 });
  expect(targets(play(s, 'die 5')).length).toBeGreaterThan(0);
});

test('C-23 two different values, neither 1: an unoccupied road of a fort of either', () => {
  const s = table(3).dice(2, 5);
  expect(targets(s)).toEqual(roadsOfValue(2, 5));
  expect(moves(s).filter((text) => !text.startsWith('put'))).toEqual(['pass']);
});

test('C-23 a road that answers to both values is one move', () => {
  expect(targets(table(3).dice(2, 5)).filter((road) => road === 'Gobannium/Isca')).toHaveLength(1);
});

test('C-23 C-30 not where a soldier of anyone, oneself included, or the Legion stands', () => {
  const s = table(3).on('Deva/Caer Gai', 1).on('Gobannium/Isca', 2).on('Moridunum/Nidum', 'legion').dice(2, 3);
  const free = roadsOfValue(2, 3).filter((r) => !['Deva/Caer Gai', 'Gobannium/Isca', 'Moridunum/Nidum'].includes(r));
  expect(targets(s)).toEqual(free);
});

test('C-23 one soldier, and the turn is over', () => {
  const s = play(table(3).dice(2, 5), 'put Gobannium/Isca');
  expect(look(s)).toMatchObject({ phase: 'roll', turn: 2 });
  expect(look(s).armies[0]).toMatchObject({ reserve: 4, roads: ['Gobannium/Isca'] });
});

test('C-24 a double: unoccupied, another player’s soldier, or the Legion; never one’s own', () => {
  const s = table(3).on('Deva/Caer Gai', 1).on('Gobannium/Isca', 2).on('Moridunum/Nidum', 'legion').dice(2, 2);
  expect(targets(s)).toEqual(roadsOfValue(2).filter((road) => road !== 'Deva/Caer Gai'));
});

test('C-24 a double is for that value alone', () => {
  expect(targets(table(3).dice(4, 4))).toEqual(roadsOfValue(4));
});

test('C-24 the soldier thrown out returns to its owner’s reserve', () => {
  const s = play(table(3).on('Gobannium/Isca', 2).dice(5, 5), 'put Isca/Gobannium');
  expect(look(s).armies[0]).toMatchObject({ reserve: 4, roads: ['Gobannium/Isca'] });
  expect(look(s).armies[1]).toMatchObject({ reserve: 5, roads: [] });
});

test('C-24 the Legion thrown out returns to the standard', () => {
  const s = play(table(3).on('Gobannium/Isca', 'legion').dice(5, 5), 'put Gobannium/Isca');
  expect(look(s).legion).toBe('standard');
  expect(look(s).armies[0].roads).toEqual(['Gobannium/Isca']);
});

test('C-24 a neutral soldier is another player’s', () => {
  const s = play(table(2).on('Gobannium/Isca', 3).dice(2, 2), 'put Gobannium/Isca');
  expect(look(s).armies[2]).toMatchObject({ reserve: 5, roads: [] });
});

test('C-24 with an empty reserve a soldier from the board throws out too', () => {
  const s = table(3).hold('Caer Gai', 1, 1, 1, 1, 1).on('Gobannium/Isca', 2).dice(5, 5);
  play(s.state(), 'move Caer Gai/Viroconium to Gobannium/Isca');
  expect(moves(s, 'move Caer Gai/Viroconium to Gobannium/Isca')).toHaveLength(1);
  // onto one's own soldier it may not go, whichever is taken up
  expect(moves(s).filter((text) => text.endsWith('to Caer Gai/Mediomanum'))).toEqual([]);
});

test('C-25 1 and v: a soldier on an unoccupied road of v, or the Legion to any road of v', () => {
  const s = table(3).on('Gobannium/Isca', 2).on('Bravonium/Gobannium', 1).dice(1, 5);
  expect(targets(s)).toEqual(roadsOfValue(5).filter((r) => r !== 'Gobannium/Isca' && r !== 'Bravonium/Gobannium'));
  expect(targets(s, 'legion')).toEqual(roadsOfValue(5));
  expect(moves(s)).toContain('pass');
});

test('C-25 a soldier does not throw out with 1 and v', () => {
  const s = table(3).on('Gobannium/Isca', 2).on('Cicucium/Gobannium', 'legion').dice(1, 5);
  expect(targets(s)).not.toContain('Gobannium/Isca');
  expect(targets(s)).not.toContain('Cicucium/Gobannium');
});

test('C-26 1 and 1: the Legion must move, to any road', () => {
  const s = table(3).on('Gobannium/Isca', 2).dice(1, 1);
  expect(targets(s, 'legion')).toEqual(roadsOfValue(2, 3, 4, 5, 6));
  expect(moves(s).every((text) => text.startsWith('legion'))).toBe(true);
});
