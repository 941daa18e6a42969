import { perft } from '@tessera/game-kit/testing';
import { expect, test } from 'vitest';
import { SMALL_MAP } from '../testing/maps.ts';
import { naivePerft } from '../testing/naive.ts';
import { fresh, look, play, table } from '../testing/table.ts';
import { rules } from './index.ts';
import type { State } from './state.ts';

const begun = (seats: number, options = {}): State =>
  play(
    fresh(seats, options),
    'start 1',
    ...['castle Brega', 'castle Aidne', 'castle Caisel', 'castle Cenél Conaill'].slice(0, seats),
  );
const crowded = (seats: number) =>
  table(seats)
    .holds(1, 'Mide 3', 'Brega 3', 'Ulaid 2', 'Uí Maine')
    .reserve(1, 0)
    .holds(2, 'Airgialla 2', 'Cenél Conaill', 'Dál Riata')
    .holds(3, 'Aurmumu 3', 'Caisel', 'Uí Fidgeinti')
    .holds(4, 'Cruachan', 'Umall');

// Each number was counted by the slow second reading of the rules, which counts the shorter ones again below.
const TABLE: [string, () => State, number[]][] = [
  ['before the start, 3 players', () => fresh(3), [3, 12, 36, 72, 432]],
  ['before the start, 4 players', () => fresh(4), [4, 16, 48, 96, 96]],
  ['the first turn of 3', () => begun(3), [6, 30, 138, 798, 3945]],
  ['the first turn of 4', () => begun(4), [6, 30, 156, 906, 4557]],
  ['the first turn of 3, scattered', () => begun(3, { scattered: 'yes' }), [6, 90, 786, 5448, 67919]],
  ['the first turn of 4, scattered', () => begun(4, { scattered: 'yes' }), [6, 90, 782, 5412, 66351]],
  ['black with an empty reserve', () => crowded(4).die('black').state(), [14, 61, 453, 2856, 15739]],
  ['yellow with an empty reserve', () => crowded(4).turn(1).die('yellow').state(), [14, 52, 254, 1642, 9671]],
  ['warriors being chosen', () => play(crowded(4).die('blue'), 'march Aurmumu'), [3, 8, 102, 292, 1948]],
  ['a player with two lands', () => crowded(4).turn(4).die('red').state(), [7, 25, 150, 2082, 12250]],
  ['purple, and the end near', () => crowded(4).turn(4).gone(42, 42, 42, 44).die('purple').state(), [7, 0]],
  [
    'a small map',
    () => table(3, SMALL_MAP).holds(1, 'Gort 2', 'Ross 2').holds(2, 'Boyne 2', 'Youghal', 'Glenn').die('blue').state(),
    [6, 27, 162, 1038, 4934],
  ],
];

test.each(TABLE)('perft: %s', (_, make, counts) => {
  for (const [index, count] of counts.entries()) expect(perft(rules, make(), index + 1)).toBe(count);
});

test.each(TABLE)('perft by the second reading of the rules: %s', (_, make, counts) => {
  const position = look(make());
  for (const [index, count] of counts.entries()) if (count < 5000) expect(naivePerft(position, index + 1)).toBe(count);
});
