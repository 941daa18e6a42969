import type { SeatNumber } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { SMALL_MAP } from '../../testing/maps.ts';
import { fresh, look, moves, objection, play, table } from '../../testing/table.ts';
import { rules } from '../index.ts';

const THIRD = 3 as SeatNumber;

const base = () => table(4).holds(1, 'Mide 2', 'Brega').holds(2, 'Ulaid').die('red');

/** A sound position with something else at that place. */
const set = (path: string, value: unknown, json: unknown = base().json()): unknown => {
  const copy = structuredClone(json) as Record<string, unknown>;
  const keys = path.split('.');
  let at = copy;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[keys[keys.length - 1]] = value;
  return copy;
};

const read = (json: unknown) => {
  const found = rules.fromJSON(json);
  if (!found.ok) throw new Error(found.error.message);
  return look(found.value);
};

describe('what follows from the rest may be left out', () => {
  const lands = { Mide: { army: 1 } };

  test('a map and the number of seats are enough', () => {
    expect(read({ game: 'hibernia', seats: 3, lands })).toEqual({
      game: 'hibernia',
      seats: 3,
      scenario: 'hibernia',
      options: { scattered: 'no' },
      phase: 'roll',
      first: 1,
      turn: 1,
      turns: 0,
      die: null,
      actions: { die: false, wild: false },
      march: null,
      ending: false,
      lands: { Mide: { army: 1, warriors: 1 } },
      players: [
        { reserve: 12, shield: 0, distance: 0 },
        { reserve: 13, shield: 0, distance: 0 },
        { reserve: 13, shield: 0, distance: 0 },
      ],
    });
  });

  test('H-2 of reserve and shield one is enough', () => {
    const players = [{ reserve: 2 }, { shield: 5 }, {}];
    expect(read({ game: 'hibernia', seats: 3, lands, players }).players).toMatchObject([
      { reserve: 2, shield: 10 },
      { reserve: 8, shield: 5 },
      { reserve: 13, shield: 0 },
    ]);
  });

  test('H-20 a die says that it was rolled; the actions follow from it', () => {
    expect(read({ game: 'hibernia', seats: 3, lands, die: 'blue' })).toMatchObject({
      phase: 'act',
      actions: { die: true, wild: true },
    });
    expect(read({ game: 'hibernia', seats: 3, lands, die: 'purple' }).actions).toEqual({ die: false, wild: true });
    expect(read({ game: 'hibernia', seats: 3, lands, die: 'blue', actions: { die: false } }).actions).toEqual({
      die: false,
      wild: true,
    });
  });

  test('H-23 a march says that warriors are being chosen; the action it used and the shield follow', () => {
    const marching = (die: string) => ({
      game: 'hibernia',
      seats: 3,
      lands: { Brega: { army: 1, warriors: 3 }, Ulaid: { army: 1, warriors: 3 } },
      die,
      march: { to: 'Mide', missing: 1 },
    });
    expect(read(marching('red'))).toMatchObject({
      phase: 'take',
      actions: { die: false, wild: true },
      players: [{ reserve: 0, shield: 6 }, {}, {}],
    });
    expect(read(marching('blue')).actions).toEqual({ die: true, wild: false });
    expect(read(marching('black')).actions).toEqual({ die: false, wild: true });
    expect(read(marching('purple')).actions).toEqual({ die: false, wild: false });
  });

  test('whose turn it is follows from the turns, and the turns from whose turn it is', () => {
    expect(read({ game: 'hibernia', seats: 3, lands, first: 2, turns: 7 }).turn).toBe(3);
    expect(read({ game: 'hibernia', seats: 3, lands, first: 2, turn: 1 }).turns).toBe(2);
  });

  test('H-50 the end, and whose turn was the last', () => {
    expect(
      read({ game: 'hibernia', seats: 3, lands, phase: 'over', players: [{ distance: 53 }, {}, {}] }),
    ).toMatchObject({ ending: true, first: 1, turn: 3, turns: 3 });
    expect(
      read({ game: 'hibernia', seats: 3, phase: 'over', first: 2, players: [{ distance: 53 }, {}, {}] }).turn,
    ).toBe(1);
  });

  test('H-10 H-11 a table before the first turn', () => {
    expect(read({ game: 'hibernia', seats: 3, phase: 'start' })).toEqual(look(fresh(3)));
    const one = { game: 'hibernia', seats: 3, phase: 'castles', first: 2, lands: { Brega: { army: 2 } } };
    expect(read(one)).toEqual(look(play(fresh(3), 'start 2', 'castle Brega')));
  });

  test('H-13 who has held two adjacent lands', () => {
    const players = read(table(4).holds(1, 'Mide', 'Brega').holds(2, 'Ulaid', 'Desmumu').scattered().json()).players;
    expect(players.map(({ paired }) => paired)).toEqual([true, false, false, false]);
  });

  test('names are found whatever their case, spaces or accents', () => {
    const json = { game: 'hibernia', seats: 3, lands: { 'ui fidgeinti': { army: 1, warriors: 2 } } };
    expect(Object.keys(read(json).lands)).toEqual(['Uí Fidgeinti']);
  });
});

test('views of every seat and of a spectator are the position: nothing is hidden', () => {
  const s = base().state();
  for (const who of [0, 1, 2, 3, 'spectator'] as const) expect(rules.view(s, who)).toEqual(look(s));
});

test('H-23 a choice that is forced may stand in a position, and is then made by hand', () => {
  const s = table(4)
    .holds(1, 'Brega 2', 'Ulaid')
    .with({ die: 'red', march: { to: 'Mide', missing: 1 }, phase: 'take' });
  expect(moves(s)).toEqual(['take Brega']);
  expect(look(play(s, 'take Brega')).lands['Mide']).toEqual({ army: 1, warriors: 2 });
});

describe('what is no position is refused, by name', () => {
  test.each<[string, unknown, RegExp]>([
    ['a text', 'x', /JSON object/],
    ['another game', set('game', 'cambria'), /hibernia/],
    ['two seats', set('seats', 2), /3 or 4/],
    ['no seats', set('seats', undefined), /3 or 4/],
    ['an unknown field', set('wind', 'west'), /"wind"/],
    ['an unknown phase', set('phase', 'siesta'), /"phase"/],
    ['an unknown map', set('scenario', 'gallia'), /gallia/],
    ['a bad option', set('options', { scattered: 'perhaps' }), /scattered/],
    ['an unknown option', set('options', { fog: 'yes' }), /"fog"/],
    ['three players for four seats', set('players', [{}, {}, {}]), /list of 4/],
    ['players that are no list', set('players', {}), /list of 4/],
    ['a player that is a number', set('players.2', 7), /"players"/],
    ['an unknown field of a player', set('players.0.gold', 3), /"gold"/],
    ['a reserve that is a text', set('players.0.reserve', 'all'), /"reserve" of seat 1/],
    ['a shield below zero', set('players.1.shield', -1), /"shield" of seat 2/],
    ['half a space', set('players.0.distance', 1.5), /"distance" of seat 1/],
    ['a distance out of all bounds', set('players.0.distance', 30_000), /"distance" of seat 1.*20000/],
    ['lands that are a list', set('lands', []), /"lands"/],
    ['an unknown land', set('lands.Roma', { army: 1, warriors: 1 }), /"Roma"/],
    ['a land without an army', set('lands.Cualu', { warriors: 1 }), /army in Cualu.*1 to 4/],
    ['a land of an army that is not there', set('lands.Cualu', { army: 5, warriors: 1 }), /Cualu.*1 to 4/],
    ['a land with something else in it', set('lands.Cualu', { army: 1, warriors: 1, gold: 1 }), /Cualu/],
    ['a land with no warriors', set('lands.Cualu', { army: 1, warriors: 0 }), /warriors in Cualu.*1 to 13/],
    ['a land with 14', set('lands.Cualu', { army: 1, warriors: 14 }), /warriors in Cualu.*1 to 13/],
    ['a seat that is not there', set('turn', 5), /"turn".*1 to 4/],
    ['turn 0 in play', set('turn', 0), /"turn".*1 to 4/],
    ['first 0 in play', set('first', 0), /"first".*1 to 4/],
    ['turns below 0', set('turns', -1), /"turns"/],
    ['a die that shows orange', set('die', 'orange'), /"die".*blue, green, red, yellow, black, purple/],
    ['acting without a die', set('die', null), /"die"/],
    ['actions that are a list', set('actions', []), /"actions"/],
    ['an action that is a text', set('actions', { die: 'yes' }), /"actions"/],
    ['a third action', set('actions', { die: true, wild: true, tame: true }), /"actions"/],
    ['an ending that is a text', set('ending', 'soon'), /"ending"/],
    ['paired in an ordinary game', set('players.0.paired', true), /"paired".*H-13/],
    ['paired that is a number', set('players.2.paired', 1, base().scattered().json()), /"paired" of seat 3/],
    ['a march without a land', set('march', { missing: 1 }, base().with({ phase: 'take' }).json()), /"march"/],
    ['a march to nowhere', set('march', { to: 'Roma', missing: 1 }, base().with({ phase: 'take' }).json()), /"Roma"/],
    ['first before the start', { game: 'hibernia', seats: 3, phase: 'start', first: 1 }, /"first" is 0/],
  ])('%s', (_, json, message) => {
    expect(objection(json)).toMatch(message);
  });
});

describe('what can’t be by the rules is refused, by name', () => {
  const taking = () => table(4).holds(1, 'Brega 3', 'Ulaid 3').with({ phase: 'take', die: 'red' });
  const march = (to: string, missing: number) => taking().with({ march: { to, missing } });
  const castles = () => table(4).with({ phase: 'castles', first: THIRD });

  test.each<[string, unknown, RegExp]>([
    ['H-2 too many on the map', table(4).holds(1, 'Mide 8', 'Brega 6').json(), /seat 1.*14 on the map.*13 \(H-2\)/],
    ['H-2 too many on the shield', base().shield(2, 13).json(), /seat 2.*1 on the map, 13 on the shield.*13/],
    [
      'H-2 a sum that is not 13',
      base().shield(1, 3).reserve(1, 6).json(),
      /3 on the map, 3 on the shield, 6 in reserve/,
    ],
    ['H-10 a turn out of order', base().with({ turns: 4, turn: THIRD }).json(), /After 4 turns it is not for seat 3/],
    ['H-12 two of the unused army in a land', table(3).holds(4, 'Ulaid 2').json(), /unused army.*Ulaid.*H-12/],
    ['H-13 two adjacent lands and not paired', base().scattered().player(1, { paired: false }).json(), /Seat 1.*H-13/],
    ['H-20 a die before the roll', base().with({ phase: 'roll' }).json(), /no die/],
    [
      'H-20 actions before the roll',
      table(4)
        .with({ actions: { die: true, wild: true } })
        .json(),
      /H-20/,
    ],
    [
      'H-20 an action of purple',
      base()
        .die('purple')
        .with({ actions: { die: true, wild: true } })
        .json(),
      /purple.*H-20/,
    ],
    [
      'H-21 no action left',
      base()
        .with({ actions: { die: false, wild: false } })
        .json(),
      /H-21/,
    ],
    ['H-22 more missing than march', march('Mide', 3).json(), /Mide is of 2, so 3 can't be missing/],
    ['H-22 a march to where nobody is near', march('Desmumu', 1).json(), /Desmumu is of 0/],
    ['H-23 nobody missing', march('Mide', 0).json(), /0 can't be missing/],
    [
      'H-23 a march at another time',
      base()
        .with({ march: { to: 'Mide', missing: 1 } })
        .json(),
      /"take" only.*H-23/,
    ],
    ['H-23 a reserve that is not empty', march('Mide', 1).reserve(1, 2).json(), /reserve is empty \(H-23\)/],
    [
      'H-23 a sum that is not 13',
      march('Mide', 1).shield(1, 3).json(),
      /6 on the map, 1 on the march, 3 on the shield/,
    ],
    [
      'H-23 more missing than can be spared',
      table(4)
        .holds(1, 'Brega', 'Ulaid 2')
        .with({ phase: 'take', die: 'red', march: { to: 'Mide', missing: 2 } })
        .json(),
      /can't make up the 2 missing/,
    ],
    [
      'H-20 a march that used no action',
      march('Mide', 1)
        .with({ actions: { die: true, wild: true } })
        .json(),
      /H-20/,
    ],
    [
      'H-20 a march on the die to another colour',
      march('Mide', 1)
        .with({ die: 'blue', actions: { die: false, wild: true } })
        .json(),
      /Mide.*H-20/,
    ],
    ['H-26 a march to a shielded land', march('Mide', 1).holds(2, 'Mide').json(), /Mide.*H-26/],
    ['H-50 an end that has not come', base().with({ ending: true }).json(), /45 spaces; the furthest has gone 0/],
    ['H-50 an end that has come, denied', base().turn(2).gone(45).with({ ending: false }).json(), /gone 45/],
    ['H-50 over too early', table(4).with({ phase: 'over' }).json(), /H-51/],
    [
      'H-50 over in the middle of a round',
      table(4)
        .gone(45)
        .with({ phase: 'over', turn: 2 as SeatNumber })
        .json(),
      /seat 2 \(H-50\)/,
    ],
    ['H-50 over before the first turn', table(4).gone(45).with({ phase: 'over', turns: 0 }).json(), /first turn/],
    ['H-51 over with a tie', table(4).gone(45, 45).with({ phase: 'over' }).json(), /leads alone.*H-51/],
    ['H-51 a lead at the start of a round', table(4).gone(46, 45).json(), /46 spaces led alone.*H-51/],
    ['H-51 … or in it', table(4).turn(3).gone(45, 2, 46, 45).json(), /46 spaces led alone/],
    ['H-10 a castle out of order', castles().holds(1, 'Brega').json(), /turn order \(H-10\)/],
    [
      'H-10 all castles given out',
      castles().holds(1, 'Brega').holds(2, 'Aidne').holds(3, 'Caisel').holds(4, 'Cenél Conaill').json(),
      /still to be given out/,
    ],
    ['H-10 a land that is no castle', castles().holds(3, 'Mide').json(), /Mide is empty before the first turn/],
    ['H-10 two castles for one', castles().holds(3, 'Brega', 'Aidne').json(), /Seat 3 has more than one castle/],
    ['H-10 two warriors in a castle', castles().holds(3, 'Brega 2').json(), /Brega holds one warrior/],
    ['H-11 a wrong shield', castles().holds(3, 'Brega').shield(3, 2).json(), /Seat 3 begins with 3 on the shield/],
    ['H-11 a shield before the castle', castles().shield(4, 1).json(), /Seat 4 begins with 0/],
    ['H-10 a marker under way', castles().gone(2).json(), /sword/],
    ['H-10 a turn before the castles', castles().with({ turns: 1 }).json(), /No turn.*H-10/],
    ['H-12 the unused army too early', table(3).with({ phase: 'castles' }).holds(4, 'Brega').json(), /Brega is empty/],
    [
      'H-13 a scattered player in one land',
      castles().scattered().holds(3, 'Brega').json(),
      /holds one warrior of seat 3/,
    ],
    [
      'H-10 a castle before the start',
      { game: 'hibernia', seats: 3, phase: 'start', lands: { Brega: { army: 1 } } },
      /H-10/,
    ],
  ])('%s', (_, json, message) => {
    expect(objection(json)).toMatch(message);
  });
});

test.each([
  ['a round in which seat 1 came round', table(4).turn(3).gone(53, 2)],
  ['the first turn of a tie round', table(4).gone(53, 53)],
  ['a tie round in which the tie is broken', table(4).turn(3).gone(55, 53, 20, 53)],
  ['a tie round in which both leaders have gone on', table(4).turn(3).gone(60, 58, 53)],
])('H-51 %s is a position', (_, t) => {
  expect(objection(t.json())).toBe('accepted');
});

test('a position of a custom map carries it', () => {
  const s = table(3, SMALL_MAP).holds(1, 'Gort').die('blue').state();
  expect(look(s).scenario).toEqual(SMALL_MAP);
  expect(objection(look(s))).toBe('accepted');
});

test('positions short of lands can be played: whoever has none may raise', () => {
  const s = play(table(4), 'roll red', 'raise', 'raise');
  expect(look(s).turn).toBe(2);
});
