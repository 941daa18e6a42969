import { CHANCE, unwrap } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { RING_MAP, SMALL_MAP } from '../../testing/maps.ts';
import { eventsOf, fresh, land, look, moves, play } from '../../testing/table.ts';
import { rules } from '../index.ts';

const CASTLES = ['castle Aidne', 'castle Brega', 'castle Caisel', 'castle Cenél Conaill'];
const GREEN = ['Cenél Conaill', 'Ulaid', 'Uí Maine', 'Uí Dúnlainge', 'Desmumu'];

const begun = (seats: number, options = {}, first = 1) =>
  play(fresh(seats, options), `start ${first}`, ...CASTLES.slice(0, seats));

test('H-2 every player has 14 warriors: the marker and 13 that wait', () => {
  expect(look(fresh(4)).players).toEqual(Array(4).fill({ reserve: 13, shield: 0, distance: 0 }));
});

test('H-3 the die has the faces blue, green, red, yellow, black, purple, all alike', () => {
  const s = begun(4);
  expect(moves(s)).toEqual(['blue', 'green', 'red', 'yellow', 'black', 'purple'].map((face) => `roll ${face}`).sort());
  const weights = moves(s).map((text) => rules.weight(s, unwrap(rules.parse(s, text))));
  expect(new Set(weights).size).toBe(1);
});

test('H-10 chance says who starts, then draws castles for the players in turn order', () => {
  const s = fresh(4);
  expect(rules.actor(s)).toBe(CHANCE);
  expect(moves(s)).toEqual(['start 1', 'start 2', 'start 3', 'start 4']);
  play(s, 'start 3');
  expect(rules.actor(s)).toBe(CHANCE);
  expect(moves(s)).toEqual(CASTLES);
  play(s, 'castle Brega');
  expect(moves(s)).toEqual(CASTLES.filter((text) => text !== 'castle Brega'));
  play(s, 'castle Aidne', 'castle Caisel', 'castle Cenél Conaill');
  expect(look(s).lands).toEqual({
    Brega: { army: 3, warriors: 1 },
    Aidne: { army: 4, warriors: 1 },
    Caisel: { army: 1, warriors: 1 },
    'Cenél Conaill': { army: 2, warriors: 1 },
  });
  expect(look(s)).toMatchObject({ phase: 'roll', first: 3, turn: 3, turns: 0 });
});

test('H-10 with three players there are three to start, and three castles are drawn', () => {
  const s = fresh(3);
  expect(moves(s)).toEqual(['start 1', 'start 2', 'start 3']);
  play(s, 'start 2', 'castle Brega', 'castle Aidne', 'castle Caisel');
  expect(look(s)).toMatchObject({ phase: 'roll', turn: 2 });
});

test('H-10 every marker stands on the sword', () => {
  expect(look(begun(4)).players.map(({ distance }) => distance)).toEqual([0, 0, 0, 0]);
});

test('H-10 play goes clockwise from the start player', () => {
  const s = begun(4, {}, 3);
  const seats: number[] = [];
  for (let n = 0; n < 9; n++) {
    seats.push(look(s).turn);
    play(s, 'roll black', 'raise', 'raise');
  }
  expect(seats).toEqual([3, 4, 1, 2, 3, 4, 1, 2, 3]);
});

describe('H-11 warriors on the shield and in reserve go by turn order', () => {
  test.each([
    [4, 1, [3, 2, 1, 0], [9, 10, 11, 12]],
    [4, 3, [1, 0, 3, 2], [11, 12, 9, 10]],
    [3, 1, [3, 2, 1], [9, 10, 11]],
    [3, 2, [1, 3, 2], [11, 9, 10]],
  ])('H-11 %i players, seat %i first', (seats, first, shield, reserve) => {
    const { players } = look(begun(seats, {}, first));
    expect(players.map((player) => player.shield)).toEqual(shield);
    expect(players.map((player) => player.reserve)).toEqual(reserve);
  });
});

describe('H-12 the unused army of three players', () => {
  test('H-12 stands in the castle land left over and every other land of its colour', () => {
    const { lands } = look(begun(3));
    expect(Object.entries(lands).filter(([, { army }]) => army === 4)).toEqual(
      GREEN.map((name) => [name, { army: 4, warriors: 1 }]),
    );
    expect(Object.keys(lands)).toHaveLength(3 + 5);
  });

  test('H-12 whichever castle that is', () => {
    const s = play(fresh(3), 'start 1', 'castle Aidne', 'castle Brega', 'castle Cenél Conaill');
    const red = ['Dál Riata', 'Cruachan', 'Mide', 'Caisel', 'Tuadmumu'];
    for (const name of red) expect(land(s, name)).toBe('4 1');
  });

  test('H-12 fights like any warrior', () => {
    const s = play(begun(3), 'roll red', 'march Tuadmumu', 'march Uí Maine');
    // two lands touch Uí Maine: one of the two falls with the one who was there
    expect(land(s, 'Uí Maine')).toBe('1 1');
    expect(look(s).players[0]).toMatchObject({ shield: 4 });
  });

  test('H-12 does not come back when beaten, and never scores', () => {
    const s = play(begun(3), 'roll black', 'march Uí Maine', 'raise');
    expect(land(s, 'Uí Maine')).toBe('empty');
    play(s, 'roll black', 'raise', 'raise', 'roll black', 'raise', 'raise', 'roll black', 'raise', 'raise');
    expect(Object.values(look(s).lands).filter(({ army }) => army === 4)).toHaveLength(4);
    expect(look(s).players).toHaveLength(3);
    expect(rules.result(s).standings).toHaveLength(3);
  });

  test('H-12 has no turn', () => {
    const s = begun(3, {}, 2);
    const seats: number[] = [];
    for (let n = 0; n < 6; n++) {
      seats.push(look(s).turn);
      play(s, 'roll black', 'raise', 'raise');
    }
    expect(seats).toEqual([2, 3, 1, 2, 3, 1]);
  });

  test('H-12 is not there with four players', () => {
    expect(Object.keys(look(begun(4)).lands)).toHaveLength(4);
  });
});

describe('H-13 a scattered start', () => {
  test('H-13 every player has one warrior in each land of the colour of the castle land', () => {
    const s = begun(4, { scattered: 'yes' });
    expect(Object.keys(look(s).lands)).toHaveLength(20);
    for (const name of GREEN) expect(land(s, name)).toBe('4 1');
    for (const name of ['Aidne', 'Cualu', 'Aurmumu', 'Cenél nEógain', 'Uí Fiachrach'])
      expect(land(s, name)).toBe('1 1');
  });

  test('H-13 four more leave the reserve, H-11 as before', () => {
    const { players } = look(begun(4, { scattered: 'yes' }));
    expect(players.map(({ reserve }) => reserve)).toEqual([5, 6, 7, 8]);
    expect(players.map(({ shield }) => shield)).toEqual([3, 2, 1, 0]);
  });

  test('H-13 with three players, with the unused army on the fourth colour', () => {
    const s = begun(3, { scattered: 'yes' });
    expect(Object.keys(look(s).lands)).toHaveLength(20);
    for (const name of GREEN) expect(land(s, name)).toBe('4 1');
  });

  test('H-13 nobody has held two adjacent lands at first, on a map where a colour never touches itself', () => {
    expect(look(begun(4, { scattered: 'yes' })).players.map(({ paired }) => paired)).toEqual(Array(4).fill(false));
  });

  test('H-13 … but at once where it does', () => {
    const s = fresh(4, { scattered: 'yes' }, RING_MAP);
    play(s, 'start 1', 'castle B1', 'castle G1', 'castle R1', 'castle Y1');
    expect(look(s).players.map(({ paired }) => paired)).toEqual([true, true, true, true]);
  });

  test('H-13 the option is off unless chosen', () => {
    expect(look(fresh(4)).options).toEqual({ scattered: 'no' });
    expect(look(fresh(4)).players[0]).not.toHaveProperty('paired');
  });

  test.each([{ scattered: 'maybe' }, { scattered: true }, { late: 'no' }])('H-13 %o is no option', (options) => {
    const read = rules.setup({ seats: 4, scenario: 'hibernia', options: options as unknown as Record<string, string> });
    expect(read.ok ? '' : read.error.code).toBe('bad-option');
  });

  test('H-13 ten lands of a colour are the most that the first player can hold: none is left in reserve', () => {
    const read = rules.setup({ seats: 3, scenario: bigMap(10), options: { scattered: 'yes' } });
    const s = play(unwrap(read), 'start 1', 'castle B0', 'castle G0', 'castle R0');
    expect(look(s).players.map(({ reserve }) => reserve)).toEqual([0, 1, 2]);
    expect(rules.setup({ seats: 3, scenario: bigMap(11), options: {} }).ok).toBe(false);
  });
});

/** So many lands of each colour, all in a row but for the four of the centre. */
function bigMap(ofColour: number): object {
  const names = Array.from({ length: 4 * ofColour }, (_, n) => `${'BGRY'[n % 4]}${Math.floor(n / 4)}`);
  const colours = { B: 'blue', G: 'green', R: 'red', Y: 'yellow' } as Record<string, string>;
  const lands = names.map((name, n) => ({
    name,
    province: `P${n}`,
    colour: colours[name[0]],
    castle: n < 4,
    centre: n < 4,
    lon: -10 + n / 10,
    lat: 53,
    adjacent: names.filter((_, m) => m !== n && (Math.abs(m - n) === 1 || (m < 4 && n < 4))),
  }));
  return { id: 'big', name: 'Big', lands, track: ['blue'] };
}

test('H-1 the smallest map a scenario allows can be played', () => {
  const s = fresh(3, {}, SMALL_MAP);
  play(s, 'start 1', 'castle Bann', 'castle Gort', 'castle Yewwood');
  expect(land(s, 'Ross')).toBe('4 1');
  expect(moves(play(s, 'roll red'))).toContain('march Ross');
});

test('H-10 to H-12 what happened is told, in order', () => {
  expect(eventsOf(fresh(3), 'start 3', ...CASTLES.slice(0, 3))).toEqual([
    { type: 'started', seat: 3 },
    { type: 'castleDrawn', seat: 3, land: 'Aidne', lands: ['Aidne'] },
    { type: 'castleDrawn', seat: 1, land: 'Brega', lands: ['Brega'] },
    { type: 'castleDrawn', seat: 2, land: 'Caisel', lands: ['Caisel'] },
    { type: 'unusedArmy', lands: GREEN },
  ]);
});

test.each([2, 5, 0, 3.5])('%s players are refused', (seats) => {
  const read = rules.setup({ seats, scenario: 'hibernia', options: {} });
  expect(read.ok ? '' : read.error.message).toMatch(/3 or 4 players/);
});
