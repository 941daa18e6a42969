import { CHANCE } from '@tessera/kernel';
import { expect, test } from 'vitest';
import {
  ALL_ROADS,
  fresh,
  look,
  moves,
  play,
  refusal,
  roadsOf,
  roadsOfValue,
  table,
  targets,
} from '../../testing/table.ts';
import { rules } from '../index.ts';

test('C-60 a third army of five soldiers, with two players only', () => {
  expect(look(fresh(2)).armies.map((army) => army.reserve)).toEqual([5, 5, 5]);
  expect(look(fresh(3)).armies).toHaveLength(3);
  expect(rules.seats(fresh(2))).toBe(2);
});

test('C-60 ruling: it gets no soldier in the muster', () => {
  const s = play(fresh(2), 'start 2', 'die 2', 'put Gobannium/Isca', 'die 2', 'put Deva/Caer Gai');
  expect(look(s)).toMatchObject({ phase: 'neutral-roll', turn: 2 });
  expect(look(s).armies.map((army) => army.reserve)).toEqual([4, 4, 5]);
});

test('C-61 before each own turn one die, then a neutral soldier, then the two dice', () => {
  const s = table(2).with({ phase: 'neutral-roll' }).state();
  expect(rules.actor(s)).toBe(CHANCE);
  expect(moves(s)).toEqual(['die 1', 'die 2', 'die 3', 'die 4', 'die 5', 'die 6']);
  play(s, 'die 5');
  expect(rules.actor(s)).toBe(0);
  expect(targets(s, 'neutral put')).toEqual(roadsOfValue(5));
  play(s, 'neutral put Gobannium/Isca');
  expect(look(s)).toMatchObject({ phase: 'roll', turn: 1, dice: [] });
  expect(look(s).armies[2]).toMatchObject({ reserve: 4, roads: ['Gobannium/Isca'] });
  play(s, 'roll 2-3', 'pass');
  expect(look(s)).toMatchObject({ phase: 'neutral-roll', turn: 2 });
});

test('C-61 with more players there is no such die', () => {
  expect(look(play(table(3).dice(2, 3), 'pass')).phase).toBe('roll');
});

test('C-61 a 1: any unoccupied road', () => {
  const s = table(2).on('Gobannium/Isca', 1).on('Deva/Caer Gai', 'legion').dice(1);
  const taken = ['Gobannium/Isca', roadsOf('Deva')[1]];
  expect(targets(s, 'neutral put')).toEqual(ALL_ROADS.filter((road) => !taken.includes(road)));
});

test('C-61 no unoccupied road of the value: any unoccupied road', () => {
  const twos = roadsOfValue(2);
  const t = table(2);
  for (const [index, road] of twos.entries()) t.on(road, index < 5 ? 1 : 2);
  expect(targets(t.dice(2), 'neutral put')).toEqual(ALL_ROADS.filter((road) => !twos.includes(road)));
});

test('C-61 with one unoccupied road of the value there is no choice', () => {
  const twos = roadsOfValue(2);
  const t = table(2);
  for (const [index, road] of twos.slice(1).entries()) t.on(road, index < 5 ? 1 : 2);
  expect(moves(t.dice(2))).toEqual([`neutral put ${twos[0]}`]);
});

test('C-61 ruling: it may not be passed', () => {
  expect(refusal(table(2).dice(5), 'pass')).not.toBe('legal');
  expect(refusal(table(2).dice(5), 'put Gobannium/Isca')).not.toBe('legal');
});

test('C-62 from its reserve while it has one', () => {
  const s = table(2).hold('Caer Gai', 3, 3, 3, 3).dice(5);
  expect(moves(s, 'neutral move')).toEqual([]);
});

test('C-62 then one on the board, of the active player’s choice, is moved', () => {
  const s = table(2).hold('Caer Gai', 3, 3, 3, 3, 3).dice(2).state();
  const free = roadsOfValue(2).filter((road) => !roadsOf('Caer Gai').slice(0, 5).includes(road));
  expect(moves(s)).toEqual(
    roadsOf('Caer Gai')
      .slice(0, 5)
      .flatMap((from) => free.map((to) => `neutral move ${from} to ${to}`))
      .sort(),
  );
  play(s, `neutral move ${roadsOf('Caer Gai')[0]} to Gobannium/Isca`);
  expect(look(s).armies[2].roads).toHaveLength(5);
  expect(look(s).armies[2].roads).not.toContain(roadsOf('Caer Gai')[0]);
});

test('C-62 they never throw anyone out, the Legion neither', () => {
  const s = table(2).on('Gobannium/Isca', 1).on('Nidum/Isca', 'legion').dice(2);
  expect(targets(s, 'neutral put')).not.toContain('Gobannium/Isca');
  expect(targets(s, 'neutral put')).not.toContain('Nidum/Isca');
});

test('C-62 they never move the Legion and never board a ship', () => {
  expect(moves(table(2).dice(1)).every((text) => text.startsWith('neutral put '))).toBe(true);
  const s = play(table(2).dice(1, 2), 'legion Gobannium/Isca');
  play(s, 'board 4');
  expect(look(s).armies.map((army) => army.ships)).toEqual([[4], [], []]);
});

test('C-62 they can be thrown out, to their reserve', () => {
  const bySoldier = play(table(2).on('Gobannium/Isca', 3).dice(5, 5), 'put Gobannium/Isca');
  expect(look(bySoldier).armies[2]).toMatchObject({ reserve: 5, roads: [] });
  const byLegion = play(table(2).on('Gobannium/Isca', 3).dice(1, 1), 'legion Gobannium/Isca');
  expect(look(byLegion).armies[2]).toMatchObject({ reserve: 5, roads: [] });
});

test('C-62 a player never moves a neutral soldier as an own one', () => {
  const s = table(2).hold('Caer Gai', 1, 1, 1, 1, 1).on('Gobannium/Isca', 3).dice(2, 3);
  expect(moves(s, 'move Gobannium/Isca')).toEqual([]);
});

test('C-63 no fort is taken after a neutral placement, but at the end of the turn', () => {
  const s = play(table(2).hold('Isca', 3).dice(2), 'neutral put Nidum/Isca');
  expect(look(s).armies[2].forts).toEqual([]);
  expect(look(play(s, 'roll 3-4', 'pass')).armies[2].forts).toEqual(['Isca']);
});

test('C-63 what the turn breaks up in time is not taken', () => {
  const s = play(table(2).hold('Isca', 3).dice(2), 'neutral put Nidum/Isca', 'roll 2-2', 'put Gobannium/Isca');
  expect(look(s).armies.map((army) => army.forts)).toEqual([[], [], []]);
});

test('C-64 the neutral army wins fort and bonus tokens like a player', () => {
  const s = play(table(2).hold('Canovium', 3, 3, 3, 1).dice(2, 3), 'pass');
  expect(look(s).armies.map((army) => army.points)).toEqual([2, 0, 4]);
  const second = play(table(2).hold('Canovium', 1, 1, 1, 3).dice(2, 3), 'pass');
  expect(look(second).armies.map((army) => army.points)).toEqual([4, 0, 2]);
});

test('C-64 C-42 it shares a second place as a player does, and ties for most', () => {
  expect(look(play(table(2).hold('Canovium', 1, 1, 2, 3).dice(2, 3), 'pass')).armies[0].forts).toEqual(['Canovium']);
  expect(look(play(table(2).hold('Canovium', 1, 1, 2, 3).dice(2, 3), 'pass')).armies[2].bonus).toEqual([]);
  expect(look(play(table(2).hold('Canovium', 1, 1, 3, 3).dice(2, 3), 'pass')).armies[0].forts).toEqual([]);
});

const over = (neutral: string[], first: string[], second: string[]) =>
  rules.result(
    table(2)
      .on('removed', 'legion')
      .took(3, ...neutral)
      .took(1, ...first)
      .took(2, ...second)
      .with({ phase: 'over', turns: 20 })
      .state(),
  );

test('C-64 should it have more points than anyone, the winner is the live player with most', () => {
  expect(over(['Caer Gai', 'Gobannium'], ['Isca'], ['Canovium'])).toMatchObject({
    winners: [1],
    neutral: { points: 11, tokens: 2, ahead: true },
  });
});

test('C-64 level with the best player it is not ahead', () => {
  expect(over(['Canovium'], ['Cefn Caer'], ['Isca'])).toMatchObject({ winners: [0], neutral: { ahead: false } });
});

test('C-64 it is never among the standings, and games of more have none', () => {
  expect(
    over(['Canovium'], [], [])
      .standings.map(({ seat }) => seat)
      .sort(),
  ).toEqual([0, 1]);
  expect(rules.result(fresh(3))).not.toHaveProperty('neutral');
});
