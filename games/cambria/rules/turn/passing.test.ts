import { expect, test } from 'vitest';
import { eventsOf, look, moves, play, table } from '../../testing/table.ts';
import { rules } from '../index.ts';
import type { State } from '../state.ts';

/** Turns that are nothing but a pass, as many as told. */
function passes(s: State, count: number): State {
  for (let n = 0; n < count; n++) {
    if (look(s).seats === 2) play(s, 'die 1', moves(play(copy(s), 'die 1'), 'neutral')[0]);
    play(s, 'roll 2-3', 'pass');
  }
  return s;
}

function copy(s: State): State {
  const other = rules.alloc(s);
  rules.copyInto(other, s);
  return other;
}

test('C-29 a player may pass after any roll but 1-1', () => {
  for (let a = 1; a <= 6; a++)
    for (let b = a; b <= 6; b++) expect(moves(table(3).dice(a, b), 'pass')).toEqual(a === 1 && b === 1 ? [] : ['pass']);
});

test('C-29 a pass puts nothing anywhere, and the next player is on', () => {
  const s = play(table(3).on('Deva/Caer Gai', 1).dice(2, 3), 'pass');
  expect(look(s)).toMatchObject({ turn: 2, passes: 1, turns: 4 });
  expect(look(s).armies[0]).toMatchObject({ reserve: 4, roads: [look(s).armies[0].roads[0]] });
});

test.each([3, 4, 5])('C-29 ruling: after three full rounds of passes of %i players the game ends by C-50', (seats) => {
  const s = passes(table(seats).on('Deva/Caer Gai', 2).state(), 3 * seats - 1);
  expect(look(s)).toMatchObject({ phase: 'roll', passes: 3 * seats - 1 });
  passes(s, 1);
  expect(look(s)).toMatchObject({ phase: 'over', legion: 'removed' });
  // the last count: one soldier alone takes both forts of its road, and there is no second for the bonus
  expect(look(s).armies[1]).toMatchObject({ forts: ['Deva', 'Caer Gai'], bonus: [], points: 8 });
});

test('C-29 two players: the neutral placement, which nobody may pass, does not break a row of passes', () => {
  const s = passes(table(2).with({ phase: 'neutral-roll' }).state(), 5);
  expect(look(s)).toMatchObject({ phase: 'neutral-roll', passes: 5 });
  expect(look(passes(s, 1)).phase).toBe('over');
});

test.each([
  ['a soldier', ['roll 2-3', 'put Gobannium/Isca']],
  ['the Legion', ['roll 1-2', 'legion Gobannium/Isca', 'ashore']],
])('C-29 %s begins the count anew', (_, texts) => {
  const s = passes(table(3).state(), 8);
  play(s, ...texts);
  expect(look(s)).toMatchObject({ passes: 0, phase: 'roll' });
  passes(s, 8);
  expect(look(s)).toMatchObject({ passes: 8, phase: 'roll' });
  expect(look(passes(s, 1)).phase).toBe('over');
});

test('C-29 the three rounds may begin with any seat', () => {
  const s = play(table(3).dice(2, 3), 'put Gobannium/Isca');
  expect(look(passes(s, 9))).toMatchObject({ phase: 'over', turn: 1 });
});

test('C-29 C-21 a pass after the use of a ship is not nothing but a pass: the count begins anew', () => {
  const s = passes(table(3).ship(4, 3).state(), 8);
  play(s, 'roll 2-3', 'ship 4 for 2', 'pass');
  expect(look(s)).toMatchObject({ passes: 0, phase: 'roll' });
  expect(look(passes(s, 9)).phase).toBe('over');
});

test('C-29 C-40 a fort falls at the end of a turn that was passed, too', () => {
  const s = play(table(3).hold('Isca', 2, 2).dice(3, 4), 'pass');
  expect(look(s).armies[1].forts).toEqual(['Isca']);
});

test('C-29 it is told that passes ended the game', () => {
  const told = eventsOf(passes(table(3).state(), 8), 'roll 2-3', 'pass');
  expect(told).toContainEqual({ type: 'lastCount', why: 'passes' });
});
