import { CHANCE, unwrap } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { CAMBRIA, CUMBRIA, type Row } from '../../testing/printed-boards.ts';
import { fresh, look, moves, play, roadsOfValue as roadsOf, targets } from '../../testing/table.ts';
import { rules } from '../index.ts';
import { bonusPoints } from './board.ts';
import { boardOf, SCENARIOS } from './setup.ts';

describe.each(Object.keys(SCENARIOS))('the board %s', (id) => {
  const board = unwrap(boardOf(id));
  const { forts } = board.scenario;

  test('C-1 has 16 forts, and a fort is worth the number of its roads', () => {
    expect(forts).toHaveLength(16);
    for (const fort of forts) {
      expect(fort.roads).toHaveLength(fort.value);
      expect(fort.value).toBeGreaterThanOrEqual(2);
      expect(fort.value).toBeLessThanOrEqual(6);
    }
  });

  test('C-1 a road joins exactly two forts, and both know of it', () => {
    expect(board.roadNames).toHaveLength(28);
    for (const name of board.roadNames) {
      const [a, b] = name.split('/').map((end) => forts.find((fort) => fort.name === end));
      expect(a?.roads).toContain(b?.name);
      expect(b?.roads).toContain(a?.name);
    }
  });

  test('C-4 five 2s, four 3s, three 4s, two 5s, two 6s: 16 fort tokens and 7 bonus tokens', () => {
    const count = (value: number) => forts.filter((fort) => fort.value === value).length;
    expect([2, 3, 4, 5, 6].map(count)).toEqual([5, 4, 3, 2, 2]);
    expect(forts.filter((fort) => bonusPoints(fort.value) > 0)).toHaveLength(7);
  });

  test('C-1 no road joins two forts of one value', () => {
    const value = (name: string) => forts.find((fort) => fort.name === name)?.value;
    for (const road of board.roadNames) expect(value(road.split('/')[0])).not.toBe(value(road.split('/')[1]));
  });
});

test.each<[string, readonly Row[]]>([
  ['cambria', CAMBRIA],
  ['cumbria', CUMBRIA],
])('C-1 %s is the board of the rules, fort by fort', (id, rows) => {
  const { forts } = unwrap(boardOf(id)).scenario;
  expect(forts).toEqual(
    rows.map(([name, value, lon, lat, roads]) => ({ name, value, lon, lat, roads: roads.split(', ') })),
  );
});

test('C-2 five ships, one each of value 2 to 6, and a standard', () => {
  const s = play(fresh(3), 'start 1', 'die 6', 'put Deva/Caer Gai', 'die 5', 'put Gobannium/Isca', 'die 3');
  play(s, 'put Nidum/Isca', 'roll 1-1', 'legion Deva/Canovium');
  expect(moves(s, 'board')).toEqual(['board 2', 'board 3', 'board 4', 'board 5', 'board 6']);
  expect(look(fresh(3)).legion).toBe('standard');
});

test('C-3 five soldiers for each of two to five players', () => {
  for (const seats of [3, 4, 5])
    expect(look(fresh(seats)).armies.map((army) => army.reserve)).toEqual(Array(seats).fill(5));
  for (const seats of [1, 6, 0, 2.5]) expect(rules.setup({ seats, scenario: 'cambria', options: {} }).ok).toBe(false);
});

test('C-4 a bonus token is 4 under a 6, 3 under a 5, 2 under a 4, none below', () => {
  expect([2, 3, 4, 5, 6].map(bonusPoints)).toEqual([0, 0, 2, 3, 4]);
});

test('C-10 at the set-up nothing is taken, the Legion is on the standard, all soldiers are in reserve', () => {
  expect(look(fresh(4))).toEqual({
    game: 'cambria',
    seats: 4,
    scenario: 'cambria',
    options: { lateTie: 'last' },
    phase: 'start',
    turn: 0,
    turns: 0,
    passes: 0,
    dice: [],
    shipUsed: false,
    legion: 'standard',
    armies: Array(4).fill({ reserve: 5, roads: [], ships: [], forts: [], bonus: [], points: 0 }),
  });
});

test('C-11 chance says who begins, each seat as likely', () => {
  const s = fresh(5);
  expect(rules.actor(s)).toBe(CHANCE);
  expect(moves(s)).toEqual(['start 1', 'start 2', 'start 3', 'start 4', 'start 5']);
});

test('C-11 play goes clockwise, from the last seat to the first, in the muster and after it', () => {
  const s = play(fresh(3), 'start 2');
  const order: number[] = [];
  for (const road of ['Deva/Caer Gai', 'Gobannium/Isca', 'Moridunum/Nidum']) {
    order.push(look(s).turn);
    play(s, 'die 2', `put ${road}`);
  }
  for (let n = 0; n < 4; n++) {
    order.push(look(s).turn);
    play(s, 'roll 2-3', 'pass');
  }
  expect(order).toEqual([2, 3, 1, 2, 3, 1, 2]);
});

test('C-12 one die, and a soldier from reserve on an unoccupied road of a fort of that value', () => {
  const s = play(fresh(3), 'start 1', 'die 5');
  expect(look(s)).toMatchObject({ phase: 'muster', turn: 1, dice: [5] });
  expect(targets(s)).toEqual(roadsOf(5));
  play(s, 'put Gobannium/Isca');
  expect(look(s).armies[0]).toMatchObject({ reserve: 4, roads: ['Gobannium/Isca'] });
  play(s, 'die 5');
  expect(targets(s)).toEqual(roadsOf(5).filter((road) => road !== 'Gobannium/Isca'));
});

test('C-12 nobody passes the muster, and each has one soldier only', () => {
  const s = play(fresh(3), 'start 3', 'die 4');
  expect(moves(s).every((text) => text.startsWith('put '))).toBe(true);
  play(s, 'put Segontium/Canovium', 'die 4', 'put Canovium/Deva', 'die 6', 'put Deva/Caer Gai');
  expect(look(s)).toMatchObject({ phase: 'roll', turn: 3, turns: 0 });
  expect(look(s).armies.map((army) => army.reserve)).toEqual([4, 4, 4]);
});

test('C-12 a 1 is rolled again, as often as it comes', () => {
  const s = play(fresh(3), 'start 1', 'die 1', 'die 1', 'die 1');
  expect(look(s)).toMatchObject({ phase: 'muster-roll', turn: 1, dice: [] });
  expect(look(play(s, 'die 2'))).toMatchObject({ phase: 'muster', dice: [2] });
});

test('C-12 C-43 no fort is looked at before the first turn has ended', () => {
  const s = play(fresh(3), 'start 1', 'die 2', 'put Segontium/Canovium', 'die 2', 'put Segontium/Tomen-y-Mur');
  play(s, 'die 2', 'put Deva/Caer Gai');
  expect(look(s).armies.flatMap((army) => army.forts)).toEqual([]);
});
