import { expect, test } from 'vitest';
import { fresh, play, refusal, type Table, table } from '../../testing/table.ts';
import type { State } from '../state.ts';

const castles = () => play(fresh(4), 'start 1', 'castle Brega');
const pair = () => table(4).holds(1, 'Cenél nEógain').holds(2, 'Dál Riata', 'Ulaid').die('black');
const asked = () => play(table(4).holds(1, 'Brega 3', 'Ulaid 3').reserve(1, 0).die('red'), 'march Mide');

// Each sentence names what is in the way, and the clause.
test.each<[string, () => State | Table, string, RegExp]>([
  ['H-10 an unknown seat', () => fresh(3), 'start 4', /1 to 3/],
  ['H-10 seat 0', () => fresh(3), 'start 0', /start 1/],
  ['H-10 a castle before the start', () => fresh(3), 'castle Brega', /can't do that now/],
  ['H-10 a land without a castle', castles, 'castle Mide', /Mide has no castle \(H-10\)/],
  ['H-10 a castle twice', castles, 'castle Brega', /castle of Brega is given out already/],
  ['H-10 a second start', castles, 'start 2', /can't do that now/],
  ['H-10 a turn before the castles', castles, 'raise', /can't do that now|rolled first/],
  ['H-20 before the roll', () => table(4).holds(1, 'Mide'), 'march Brega', /rolled first/],
  ['H-20 raising before the roll', () => table(4), 'raise', /rolled first/],
  ['H-20 rolling twice', pair, 'roll blue', /can't do that now/],
  [
    'H-20 a colour that no action left allows',
    () => play(table(4).holds(1, 'Mide').die('yellow'), 'march Ulaid'),
    'march Uí Maine',
    /Uí Maine is of a colour.*the die shows yellow \(H-20\)/,
  ],
  ['H-22 no own land adjacent', pair, 'march Desmumu', /None of your lands is adjacent to Desmumu \(H-22\)/],
  ['H-22 the only own land', pair, 'march Cenél nEógain', /None of your lands is adjacent to Cenél nEógain/],
  [
    'H-23 too few',
    () => table(4).holds(1, 'Mide', 'Brega').reserve(1, 1).die('green'),
    'march Ulaid',
    /Ulaid takes 2 warriors, and you can send 1/,
  ],
  ['H-23 take without a march', pair, 'take Cenél nEógain', /can't do that now/],
  ['H-23 march before all are chosen', asked, 'march Cualu', /missing 2 come from \(H-23\)/],
  ['H-23 from a land of nobody', asked, 'take Mide', /Mide is not yours/],
  ['H-26 the only pair', pair, 'march Ulaid', /Ulaid is part of its holder's only two adjacent lands \(H-26\)/],
  [
    'H-26 the last pair',
    () => pair().holds(2, 'Brega'),
    'march Ulaid',
    /Losing Ulaid would leave its holder without two adjacent lands \(H-26\)/,
  ],
  [
    'H-26 no pair',
    () => table(4).holds(1, 'Mide').holds(2, 'Ulaid').die('black'),
    'march Ulaid',
    /The holder of Ulaid has no two adjacent lands/,
  ],
])('%s', (_, make, text, message) => {
  expect(refusal(make(), text)).toMatch(message);
});
