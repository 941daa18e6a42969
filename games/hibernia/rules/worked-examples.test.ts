import { OVER } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { eventsOf, land, look, moves, play, refusal, table } from '../testing/table.ts';
import { rules } from './index.ts';

test('H-60 a wild march of three with a warrior from the map; then the yellow action is a raise', () => {
  // John is seat 1; Alison, seat 2, has two in the blue land and a pair elsewhere
  const s = table(3)
    .holds(1, 'Airgialla 2', 'Uí Cheinnselaig', 'Uí Fidgeinti')
    .reserve(1, 2)
    .holds(2, 'Aurmumu 2', 'Ulaid', 'Dál Riata')
    .shield(2, 0)
    .state();
  play(s, 'roll yellow');
  for (const yellow of ['Umall', 'Brega', 'Airgialla', 'Uí Cheinnselaig', 'Uí Fidgeinti'])
    expect(refusal(s, `march ${yellow}`)).toMatch(/adjacent/);
  expect(eventsOf(s, 'march Aurmumu')).toEqual([
    { type: 'marched', seat: 1, to: 'Aurmumu', warriors: 3, fromReserve: 2, action: 'wild' },
    { type: 'taken', seat: 1, from: 'Airgialla' },
    { type: 'battle', seat: 1, against: 2, land: 'Aurmumu', fallen: 2, holder: 1, warriors: 1 },
  ]);
  const own = ['Airgialla', 'Uí Cheinnselaig', 'Uí Fidgeinti', 'Aurmumu'];
  expect(own.map((name) => land(s, name))).toEqual(['1 1', '1 1', '1 1', '1 1']);
  expect(look(s)).toMatchObject({ actions: { die: true, wild: false }, players: [{ reserve: 0 }, { shield: 2 }, {}] });
  // the new land touches yellow lands, but nobody can be spared
  expect(refusal(s, 'march Airgialla')).toMatch(/takes 1 warrior, and you can send 0/);
  expect(moves(s)).toEqual(['raise']);
  const fallen = look(s).players[0].shield;
  expect(eventsOf(s, 'raise')[0]).toEqual({ type: 'raised', seat: 1, returned: [fallen, 1, 0], action: 'die' });
  expect(look(s).turn).toBe(2);
});

test('H-61 red and blue by lands, a leap over the second blue, yellow, and a stop before red: 4 spaces', () => {
  // Alison’s marker stands at 14, where red, blue, blue, yellow, red lie ahead
  const s = table(4).holds(1, 'Aidne', 'Ulaid', 'Desmumu', 'Caisel', 'Brega').gone(14).die('purple').state();
  expect(eventsOf(s, 'raise').find(({ type }) => type === 'scored')).toEqual({
    type: 'scored',
    seat: 1,
    from: 14,
    steps: [
      { distance: 15, colour: 'red', land: 'Caisel' },
      { distance: 16, colour: 'blue', land: 'Aidne' },
      { distance: 17, colour: 'blue' },
      { distance: 18, colour: 'yellow', land: 'Brega' },
    ],
  });
  expect(look(s).players[0].distance).toBe(18);
});

test('H-62 C finishes the track: D has one more turn, A and B have none', () => {
  const s = table(4).turn(3).gone(32, 33, 44, 22).state();
  play(s, 'roll purple', 'raise');
  expect(look(s)).toMatchObject({ ending: true, phase: 'roll', turn: 4 });
  play(s, 'roll black', 'raise', 'raise');
  expect(rules.actor(s)).toBe(OVER);
  expect(rules.result(s).winners).toEqual([2]);
});

test('H-51 the example of the hint: two are level, and all three take one more turn', () => {
  const s = table(3).turn(3).gone(45, 32, 44).state();
  play(s, 'roll purple', 'raise');
  const idle = ['roll black', 'raise', 'raise'];
  play(s, ...idle, 'roll purple', 'raise');
  expect(rules.actor(s)).not.toBe(OVER);
  play(s, 'roll purple', 'raise');
  expect(rules.result(s)).toMatchObject({ over: true, winners: [2] });
});
