import { OVER } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { SMALL_BOARD } from '../../testing/boards.ts';
import { eventsOf, look, moves, play, refusal, type Table, table } from '../../testing/table.ts';
import { rules } from '../index.ts';

const NINE = [
  'Segontium',
  'Canovium',
  'Tomen-y-Mur',
  'Viroconium',
  'Cefn Caer',
  'Bremia',
  'Moridunum',
  'Cicucium',
  'Bravonium',
];

/** Seven forts are left: Deva, Caer Gai, Mediomanum, Castell Collen, Gobannium, Nidum, Isca. */
const seven = (seats = 3): Table => table(seats).took(3, ...NINE);
/** … and one of them, Deva, falls to seat 2 with this turn. */
const last = (seats = 3): Table => seven(seats).hold('Deva', 2, 2).dice(3, 5);

test('C-50 with 7 forts left the game goes on', () => {
  expect(look(play(seven().dice(3, 5), 'pass'))).toMatchObject({ phase: 'roll', turn: 2 });
});

test('C-50 with 6 forts left the game ends at the end of that turn', () => {
  const s = play(last(), 'pass');
  expect(look(s)).toMatchObject({ phase: 'over', turn: 1 });
  expect(rules.actor(s)).toBe(OVER);
  expect(moves(s)).toEqual([]);
});

test('C-50 it may go from seven to fewer than six in one turn', () => {
  const s = seven().hold('Deva', 2, 2).hold('Isca', 1, 1).dice(3, 5);
  expect(look(play(s, 'pass')).phase).toBe('over');
});

test('C-50 the Legion is removed and no longer guards', () => {
  const s = play(last().hold('Isca', 1, 'legion'), 'pass');
  expect(look(s).legion).toBe('removed');
  expect(look(s).armies[0].forts).toContain('Isca');
});

test('C-50 forts left go to the majority, empty roads or not', () => {
  const s = play(last().on('Bravonium/Gobannium', 1).on('Castell Collen/Gobannium', 1), 'pass');
  // two of five roads of Gobannium, one of six of Castell Collen
  expect(look(s).armies[0].forts).toEqual(['Castell Collen', 'Gobannium']);
});

test('C-50 a tie takes nothing, and a fort without soldiers stays', () => {
  const s = play(last().on('Gobannium/Isca', 1).on('Nidum/Isca', 3), 'pass');
  const taken = look(s).armies.flatMap((army) => army.forts);
  expect(taken).not.toContain('Isca');
  expect(taken).not.toContain('Castell Collen');
  expect(look(s).armies[2].forts).toContain('Nidum');
});

test('C-50 bonus tokens follow C-42: the only second', () => {
  const s = last().on('Bravonium/Gobannium', 1).on('Castell Collen/Gobannium', 1).on('Nidum/Gobannium', 3);
  expect(look(play(s, 'pass')).armies[2].bonus).toEqual(['Gobannium']);
});

test('C-50 C-42 a shared second place loses it', () => {
  const s = last(4)
    .on('Bravonium/Gobannium', 1)
    .on('Castell Collen/Gobannium', 1)
    .on('Nidum/Gobannium', 3)
    .on('Gobannium/Isca', 4);
  expect(look(play(s, 'pass')).armies.flatMap((army) => army.bonus)).toEqual([]);
});

test('C-50 a second place needs at least one road', () => {
  const s = play(last(2).on('Bravonium/Gobannium', 1), 'pass');
  expect(look(s).armies[0].forts).toContain('Gobannium');
  expect(look(s).armies.flatMap((army) => army.bonus)).toEqual([]);
});

test('C-50 soldiers on ships and in reserve count for nothing', () => {
  const s = play(last().ship(4, 1).ship(6, 1).ship(2, 1), 'pass');
  expect(look(s).armies[0].forts).toEqual([]);
});

test('C-50 forts that fall by C-40 in the last turn go before the count, with their bonus', () => {
  const s = play(seven().hold('Mediomanum', 1, 1, 1, 2, 2).dice(2, 3), 'pass');
  expect(look(s)).toMatchObject({ phase: 'over' });
  expect(look(s).armies[0].forts).toContain('Mediomanum');
  expect(look(s).armies[1].bonus).toContain('Mediomanum');
});

test('C-50 a board with more forts ends at six all the same', () => {
  const s = table(3, SMALL_BOARD).hold('G', 1, 1, 2).dice(2, 4);
  expect(look(play(s, 'pass')).phase).toBe('over');
});

test('C-51 points: fort tokens their value, bonus tokens their print', () => {
  const s = table(3)
    .on('removed', 'legion')
    .took(1, 'Caer Gai', 'Isca')
    .tookBonus(2, 'Caer Gai')
    .took(2, 'Canovium')
    .took(3, 'Gobannium')
    .tookBonus(1, 'Gobannium')
    .with({ phase: 'over' })
    .state();
  expect(look(s).armies.map((army) => army.points)).toEqual([6 + 2 + 3, 4 + 4, 5]);
  expect(rules.result(s)).toMatchObject({ over: true, winners: [0], decidedBy: 'points' });
  expect(rules.result(s).standings.map(({ seat, points, rank }) => [seat, points, rank])).toEqual([
    [0, 11, 1],
    [1, 8, 2],
    [2, 5, 3],
  ]);
});

test('C-51 nobody has won before the end', () => {
  expect(rules.result(seven().state())).toMatchObject({ over: false, winners: [] });
});

test('C-50 when the game is over nothing can be played', () => {
  const s = play(last(), 'pass');
  for (const text of ['pass', 'roll 2-3', 'put Gobannium/Isca', 'start 1']) expect(refusal(s, text)).toContain('over');
});

test('C-50 the end is told', () => {
  const told = eventsOf(last(), 'pass');
  expect(told.map((event) => event.type)).toEqual(
    expect.arrayContaining(['passed', 'fortTaken', 'turnEnded', 'lastCount', 'gameEnded']),
  );
  expect(told).toContainEqual({ type: 'lastCount', why: 'forts' });
  expect(told[told.length - 1]).toEqual({ type: 'gameEnded', winner: 3 });
});
