import { expect, test } from 'vitest';
import { ALL_ROADS, look, moves, play, refusal, roadsOfValue, table, targets } from '../../testing/table.ts';

test('C-25 the Legion sends a soldier of another player home', () => {
  const s = play(table(3).on('Gobannium/Isca', 2).dice(1, 2), 'legion Gobannium/Isca');
  expect(look(s).legion).toBe('Gobannium/Isca');
  expect(look(s).armies[1]).toMatchObject({ reserve: 5, roads: [] });
});

test('C-25 the Legion goes to a road of v only', () => {
  expect(targets(table(3).dice(1, 3), 'legion')).toEqual(roadsOfValue(3));
  expect(refusal(table(3).dice(1, 3), 'legion Gobannium/Isca')).toContain('3');
});

test('C-25 either the soldier or the Legion, not both', () => {
  const s = play(table(3).dice(1, 2), 'put Gobannium/Isca');
  expect(look(s)).toMatchObject({ turn: 2, legion: 'standard' });
  expect(moves(play(table(3).dice(1, 2), 'legion Gobannium/Isca'), 'put')).toEqual([]);
});

test('C-25 no 1, no Legion', () => {
  expect(refusal(table(3).dice(2, 2), 'legion Gobannium/Isca')).toContain('shows 1');
});

test('C-26 with 1-1 the Legion goes to any road and sends home who stands there', () => {
  const s = table(3).on('Gobannium/Isca', 3).dice(1, 1);
  expect(moves(s)).toEqual(ALL_ROADS.map((road) => `legion ${road}`).sort());
  expect(look(play(s, 'legion Gobannium/Isca')).armies[2].reserve).toBe(5);
});

test('C-26 with 1-1 it must move, and no soldier is put instead', () => {
  expect(refusal(table(3).dice(1, 1), 'pass')).toContain('C-26');
  expect(refusal(table(3).dice(1, 1), 'put Gobannium/Isca')).toContain('C-26');
});

test.each([
  [1, 2],
  [1, 1],
])('C-27 ruling: onto one’s own soldier too, with %i-%i', (a, b) => {
  const s = play(table(3).on('Gobannium/Isca', 1).dice(a, b), 'legion Gobannium/Isca');
  expect(look(s).armies[0]).toMatchObject({ reserve: 5, roads: [] });
  expect(look(s).legion).toBe('Gobannium/Isca');
});

test('C-27 onto a neutral soldier', () => {
  const s = play(table(2).on('Gobannium/Isca', 3).dice(1, 2), 'legion Gobannium/Isca');
  expect(look(s).armies[2]).toMatchObject({ reserve: 5, roads: [] });
});

test.each([
  [1, 2],
  [1, 1],
])('C-27 ruling: it ends on another place than it began, with %i-%i', (a, b) => {
  const s = table(3).on('Gobannium/Isca', 'legion').dice(a, b);
  const others = (b === 1 ? ALL_ROADS : roadsOfValue(2)).filter((road) => road !== 'Gobannium/Isca');
  expect(targets(s, 'legion')).toEqual(others);
  expect(refusal(s, 'legion Isca/Gobannium')).toContain('C-27');
});

test('C-27 it may start from the standard or from a road, and leaves that road free', () => {
  const s = play(table(3).on('Gobannium/Isca', 'legion').dice(1, 2), 'legion Deva/Caer Gai', 'ashore', 'roll 2-3');
  expect(look(s).legion).toBe('Deva/Caer Gai');
  expect(targets(s)).toContain('Gobannium/Isca');
  expect(targets(s)).not.toContain('Deva/Caer Gai');
});

test('C-27 it never goes back to the standard by a move', () => {
  expect(refusal(table(3).on('Gobannium/Isca', 'legion').dice(1, 1), 'legion standard')).not.toBe('legal');
});

test('C-25 the other soldiers stay where they are', () => {
  const s = table(3).hold('Canovium', 1, 2, 3, 2).on('Gobannium/Isca', 2).dice(1, 2).state();
  const before = look(s).armies;
  play(s, 'legion Gobannium/Isca', 'ashore');
  expect(look(s).armies[0].roads).toEqual(before[0].roads);
  expect(look(s).armies[2].roads).toEqual(before[2].roads);
});
