import type { SeatNumber } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { SMALL_BOARD } from '../../testing/boards.ts';
import { fresh, look, objection, play, roadsOfValue, table } from '../../testing/table.ts';
import { rules } from '../index.ts';

const set = (path: string, value: unknown, json: unknown = table(3).dice(2, 5).json()): unknown => {
  const copy = structuredClone(json) as Record<string, unknown>;
  const keys = path.split('.');
  let at = copy;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[keys[keys.length - 1]] = value;
  return copy;
};

test('a short position is enough: the rest is filled in', () => {
  const read = rules.fromJSON({ game: 'cambria', seats: 3, armies: [{ roads: ['Gobannium/Isca'] }, {}, {}] });
  expect(read.ok && look(read.value)).toMatchObject({
    scenario: 'cambria',
    options: { lateTie: 'last' },
    phase: 'roll',
    turn: 1,
    legion: 'standard',
    dice: [],
    shipUsed: false,
    armies: [{ reserve: 4, roads: ['Gobannium/Isca'] }, { reserve: 5 }, { reserve: 5 }],
  });
});

test('roads are found from either end, dice in any order', () => {
  const s = table(3).on('isca / gobannium', 1).dice(5, 2).state();
  expect(look(s).armies[0].roads).toEqual(['Gobannium/Isca']);
  expect(look(s).dice).toEqual([2, 5]);
});

test('views of every seat and of a spectator are the position: nothing is hidden', () => {
  const s = table(3).hold('Caer Gai', 1, 2, 3).ship(4, 1).dice(2, 5).state();
  for (const who of [0, 1, 2, 'spectator'] as const) expect(rules.view(s, who)).toEqual(look(s));
});

test('a bonus token of a fallen fort that nobody has has left the game, and stays away (C-42)', () => {
  const s = table(3).took(1, 'Canovium').dice(2, 5).state();
  expect(look(play(s, 'pass')).armies.flatMap((army) => army.bonus)).toEqual([]);
});

describe('what is no position is refused, by name', () => {
  test.each<[string, unknown, RegExp]>([
    ['a text', 'x', /JSON object/],
    ['another game', set('game', 'hibernia'), /cambria/],
    ['one seat', set('seats', 1), /2 to 5/],
    ['an unknown field', set('wind', 'west'), /"wind"/],
    ['an unknown phase', set('phase', 'siesta'), /"phase"/],
    ['an unknown board', set('scenario', 'gallia'), /gallia/],
    ['a bad option', set('options', { lateTie: 'never' }), /lateTie/],
    ['too few armies', set('armies', [{}, {}]), /list of 3/],
    ['no neutral army for two', { game: 'cambria', seats: 2, armies: [{}, {}] }, /neutral/],
    ['an unknown field of an army', set('armies.0.gold', 3), /"gold"/],
    ['roads that are no list', set('armies.0.roads', 'Gobannium/Isca'), /lists/],
    ['an unknown road', set('armies.0.roads', ['Isca/Deva']), /Isca and Deva/],
    ['an unknown fort', set('armies.0.forts', ['Roma']), /Roma/],
    ['a seat that is not there', set('turn', 4), /1 to 3/],
    ['turn 0 in play', set('turn', 0), /1 to 3/],
    ['one die in a turn', set('dice', [3]), /2 numbers/],
    ['a die of 7', set('dice', [3, 7]), /1 to 6/],
    ['dice before the roll', set('dice', [3, 4], table(3).json()), /"dice"/],
    ['a ship of 7', set('armies.0.ships', [7]), /2 to 6/],
    ['a Legion nowhere', set('legion', 'Roma'), /Roma/],
    ['a Legion of number', set('legion', 3), /"legion"/],
    ['turns below 0', set('turns', -1), /"turns"/],
    ['passes that are no number', set('passes', '3'), /"passes"/],
  ])('%s', (_, json, message) => {
    expect(objection(json)).toMatch(message);
  });
});

describe('what can’t be by the rules is refused, by name', () => {
  test.each<[string, unknown, RegExp]>([
    ['C-3 six soldiers', table(3).hold('Caer Gai', 1, 1, 1, 1, 1, 1).json(), /Seat 1 has 6 soldiers/],
    ['C-3 a reserve that does not add up', set('armies.1.reserve', 3), /Seat 2.*5 in reserve, not 3/],
    ['C-30 two soldiers on a road', table(3).on('Gobannium/Isca', 1).on('Isca/Gobannium', 2).json(), /Gobannium\/Isca/],
    ['C-30 the Legion on a soldier', table(3).on('Gobannium/Isca', 1).on('Gobannium/Isca', 'legion').json(), /Legion/],
    ['C-28 two soldiers on a ship', table(3).ship(4, 1).ship(4, 2).json(), /ship 4/],
    ['C-62 a neutral soldier on a ship', table(2).ship(4, 3).json(), /C-62/],
    ['C-4 a bonus token that is not there', table(3).took(1, 'Isca').tookBonus(2, 'Isca').json(), /Isca/],
    ['C-42 a bonus token of a standing fort', table(3).tookBonus(2, 'Canovium').json(), /Canovium/],
    ['C-42 both tokens in one hand', table(3).took(1, 'Canovium').tookBonus(1, 'Canovium').json(), /Canovium.*C-42/],
    ['C-40 a token taken twice', table(3).took(1, 'Isca').took(2, 'Isca').json(), /Isca is taken twice/],
    [
      'C-42 a bonus token taken twice',
      table(3).took(1, 'Canovium').tookBonus(2, 'Canovium').tookBonus(3, 'Canovium').json(),
      /Canovium is taken twice/,
    ],
    ['C-51 points that do not add up', set('armies.0.points', 7), /Seat 1 has 0 points/],
    ['C-21 a ship used before the roll', table(3).with({ shipUsed: true }).json(), /C-21/],
    ['C-21 a ship used, and 1-1', table(3).with({ shipUsed: true }).dice(1, 1).json(), /C-21/],
    [
      'C-21 a ship used, and no ship of the dice empty',
      table(3).ship(4, 2).with({ shipUsed: true }).dice(1, 4).json(),
      /C-21/,
    ],
    [
      'C-21 a ship used, and an empty reserve',
      table(3).hold('Caer Gai', 1, 1, 1, 1, 1).with({ shipUsed: true }).dice(2, 5).json(),
      /C-21/,
    ],
    ['C-29 more passes than turns', table(3).with({ turns: 2, passes: 3 }).json(), /3 passes/],
    ['C-29 nine passes and no end', table(3).with({ turns: 20, passes: 9 }).json(), /C-29/],
    [
      'C-28 boarding without a 1',
      table(3).on('Gobannium/Isca', 'legion').dice(2, 5).with({ phase: 'board' }).json(),
      /C-25/,
    ],
    ['C-28 boarding with the Legion at home', table(3).dice(1, 5).with({ phase: 'board' }).json(), /C-25/],
    [
      'C-25 boarding with the Legion on a road of another value',
      table(3).on('Gobannium/Isca', 'legion').dice(1, 3).with({ phase: 'board' }).json(),
      /C-25/,
    ],
    [
      'C-28 boarding with no ship free',
      table(3)
        .on('Gobannium/Isca', 'legion')
        .ship(2, 1)
        .ship(3, 1)
        .ship(4, 1)
        .ship(5, 1)
        .ship(6, 1)
        .dice(1, 5)
        .with({ phase: 'board' })
        .json(),
      /C-28/,
    ],
    ['C-50 six forts left and no end', table(3, SMALL_BOARD).took(1, 'A').json(), /C-50/],
    ['C-50 the Legion removed before the end', table(3).on('removed', 'legion').json(), /C-50/],
    ['C-50 the end with the Legion on the board', table(3).with({ phase: 'over' }).json(), /C-50/],
    ['C-60 a neutral die for three', table(3).dice(5).json(), /C-60/],
    ['C-12 two soldiers before the first turn', muster(3).on('Gobannium/Isca', 3).on('Nidum/Isca', 3).json(), /C-12/],
    ['C-12 a gap in the order', muster(2).on('Gobannium/Isca', 3).json(), /C-12/],
    ['C-12 a turn before the muster is over', muster(2).with({ turns: 1 }).json(), /C-12/],
    [
      'C-12 a die of 1 to place by',
      muster(2)
        .with({ phase: 'muster', dice: [1] })
        .json(),
      /C-12/,
    ],
    ['C-12 a ship before the first turn', muster(2).ship(4, 1).json(), /C-12/],
    ['C-12 a neutral soldier before the first turn', muster(2, 2).on('Gobannium/Isca', 3).json(), /C-12/],
    ['C-10 the Legion abroad before the first turn', muster(2).on('Gobannium/Isca', 'legion').json(), /C-10/],
    ['C-10 a fort taken before the first turn', muster(2).took(1, 'Isca').json(), /C-10/],
  ])('%s', (_, json, message) => {
    expect(objection(json)).toMatch(message);
  });
});

function muster(turn: number, seats = 3) {
  return table(seats).with({ phase: 'muster-roll', turn: turn as SeatNumber, turns: 0 });
}

test('C-12 the muster may be entered at any moment of it', () => {
  expect(objection(fresh3())).toBe('accepted');
  expect(objection(muster(2).json())).toBe('accepted');
  expect(objection(muster(2).on('Gobannium/Isca', 1).json())).toBe('accepted');
  expect(
    objection(
      muster(2)
        .on('Gobannium/Isca', 1)
        .with({ phase: 'muster', dice: [2] })
        .json(),
    ),
  ).toBe('accepted');
  const s = muster(1)
    .on('Gobannium/Isca', 3)
    .with({ phase: 'muster', dice: [2] })
    .state();
  play(s, 'put Nidum/Isca', 'die 3', 'put Bremia/Moridunum');
  expect(look(s)).toMatchObject({ phase: 'roll', turn: 3 });
});

const fresh3 = () => rules.toJSON(fresh(3));

test('C-40 C-63 a siege that is complete falls at the end of the turn, also in a position that was set up', () => {
  const s = table(3).hold('Isca', 2, 2).dice(3, 4).state();
  expect(look(play(s, 'pass')).armies[1].forts).toEqual(['Isca']);
});

test('C-23 a position without a legal placement can still be passed', () => {
  const t = table(5);
  for (const [index, road] of roadsOfValue(2, 3).slice(0, 20).entries()) t.on(road, 1 + (index % 4));
  const s = t.turn(5).dice(2, 3).state();
  expect(look(play(s, 'pass')).turn).toBe(1);
});
