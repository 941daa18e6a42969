import { expect, test } from 'vitest';
import { fresh, play, refusal, roadsOf, type Table, table } from '../../testing/table.ts';
import type { State } from '../state.ts';

const boarding = (t: Table): State => play(t, 'legion Gobannium/Isca');

// Each sentence names what is in the way, and the clause.
test.each<[string, () => State | Table, string, RegExp]>([
  ['C-11 an unknown seat', () => fresh(3), 'start 4', /1 to 3/],
  ['C-11 seat 0', () => fresh(3), 'start 0', /1 to 3/],
  ['C-12 before the roll', () => play(fresh(3), 'start 1'), 'put Gobannium/Isca', /rolled first/],
  ['C-12 the wrong value', () => play(fresh(3), 'start 1', 'die 3'), 'put Gobannium/Isca', /Gobannium\/Isca.* 3/],
  ['C-20 before the roll', () => table(3), 'pass', /rolled first/],
  ['C-20 rolling twice', () => table(3).dice(2, 3), 'roll 2-3', /can't do that now/],
  ['C-21 a second ship', () => play(table(3).ship(4, 1).ship(5, 1).dice(2, 3), 'ship 4 for 2'), 'ship 5 for 3', /C-21/],
  ['C-21 another’s ship', () => table(3).ship(4, 2).dice(2, 3), 'ship 4 for 2', /ship 4.*C-21/],
  ['C-21 no such die', () => table(3).ship(4, 1).dice(2, 3), 'ship 4 for 6', /No die shows 6.*2 and 3/],
  [
    'C-22 the reserve first',
    () => table(3).on('Gobannium/Isca', 1).dice(2, 3),
    'move Gobannium/Isca to Nidum/Isca',
    /C-22/,
  ],
  ['C-22 an empty reserve', () => table(3).hold('Caer Gai', 1, 1, 1, 1, 1).dice(2, 3), 'put Nidum/Isca', /C-22/],
  [
    'C-22 nobody there',
    () => table(3).hold('Caer Gai', 1, 1, 1, 1, 1).dice(2, 3),
    'move ship 4 to Nidum/Isca',
    /ship 4.*C-22/,
  ],
  [
    'C-22 back to where it stood',
    () => table(3).hold('Caer Gai', 1, 1, 1, 1, 1).dice(6, 6),
    `move ${roadsOf('Caer Gai')[0]} to ${roadsOf('Caer Gai')[0]}`,
    /holds a soldier of this army already/,
  ],
  ['C-23 the wrong value', () => table(3).dice(3, 4), 'put Gobannium/Isca', /no road of a fort of 3 (and|or) 4/],
  ['C-23 occupied', () => table(3).on('Gobannium/Isca', 2).dice(2, 3), 'put Gobannium/Isca', /occupied.*C-24/],
  ['C-24 one’s own', () => table(3).on('Gobannium/Isca', 1).dice(2, 2), 'put Gobannium/Isca', /C-24/],
  ['C-25 no 1', () => table(3).dice(2, 2), 'legion Gobannium/Isca', /C-25/],
  ['C-25 the wrong value', () => table(3).dice(1, 3), 'legion Gobannium/Isca', /no road of a fort of 3/],
  ['C-26 no pass', () => table(3).dice(1, 1), 'pass', /C-26/],
  ['C-26 no soldier', () => table(3).dice(1, 1), 'put Gobannium/Isca', /C-26/],
  ['C-27 where it stands', () => table(3).on('Gobannium/Isca', 'legion').dice(1, 1), 'legion Gobannium/Isca', /C-27/],
  ['C-28 an occupied ship', () => boarding(table(3).ship(4, 2).dice(1, 2)), 'board 4', /ship 4.*|C-28/],
  ['C-28 the reserve first', () => boarding(table(3).ship(4, 1).dice(1, 2)), 'board 5 from ship 4', /C-22/],
  ['C-28 not before the Legion', () => table(3).dice(1, 2), 'board 4', /can't do that now/],
  ['C-28 not after a pass', () => boarding(table(3).dice(1, 2)), 'pass', /can't do that now/],
  ['C-61 no pass', () => table(2).dice(5), 'pass', /can't do that now/],
  ['C-61 the wrong value', () => table(2).dice(3), 'neutral put Gobannium/Isca', /no road of a fort of 3/],
  [
    'C-62 nobody thrown out',
    () => table(2).on('Gobannium/Isca', 1).dice(2),
    'neutral put Gobannium/Isca',
    /occupied.*C-62/,
  ],
  [
    'C-62 the reserve first',
    () => table(2).on('Gobannium/Isca', 3).dice(3),
    'neutral move Gobannium/Isca to Nidum/Isca',
    /reserve is not empty/,
  ],
  ['C-60 no neutral army', () => table(3).dice(2, 3), 'neutral put Gobannium/Isca', /can't do that now/],
])('%s', (_, make, text, message) => {
  expect(refusal(make(), text)).toMatch(message);
});
