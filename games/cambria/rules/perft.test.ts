import { perft } from '@tessera/game-kit/testing';
import { expect, test } from 'vitest';
import { naivePerft } from '../testing/naive.ts';
import { fresh, look, play, type Table, table } from '../testing/table.ts';
import { rules } from './index.ts';
import type { State } from './state.ts';

const crowded = (seats: number): Table =>
  table(seats).hold('Caer Gai', 1, 2, 1, 2, 0, 1).hold('Gobannium', 2, 1, 0, 2, 'legion').ship(4, 1);

// Each number was counted by the slow second reading of the rules, which counts the shorter ones again below.
const TABLE: [string, () => State, number[]][] = [
  ['before the start, 3 players', () => fresh(3), [3, 18, 186, 1194]],
  ['before the start, 2 players', () => fresh(2), [2, 12, 124, 796]],
  ['the first turn of 3', () => play(fresh(3), 'start 2', ...muster(3)), [21, 383, 6783, 122630]],
  ['the first turn of 2', () => play(fresh(2), 'start 1', ...muster(2)), [6, 78, 1638, 29874]],
  [
    '3-5, reserve in hand',
    () => table(3).on('Deva/Caer Gai', 1).on('Isca/Nidum', 2).dice(3, 5).state(),
    [20, 420, 7669, 135849],
  ],
  ['6-6 with an empty reserve and a ship', () => crowded(3).dice(6, 6).state(), [47, 981, 15064]],
  ['1-1 with an empty reserve and a ship', () => crowded(3).dice(1, 1).state(), [28, 524, 10839]],
  ['1-4 with an empty reserve and a ship', () => crowded(4).dice(1, 4).state(), [59, 1214, 19682]],
  [
    'a neutral die of 5',
    () => table(2).hold('Caer Gai', 1, 2, 3, 3, 3, 3).on('Isca/Nidum', 3).dice(5).state(),
    [45, 945, 15615],
  ],
  [
    'a boarding',
    () =>
      crowded(3)
        .with({ phase: 'board', dice: [1, 4] })
        .state(),
    [21, 441, 6864],
  ],
  ['a last turn: seven forts left', () => last().dice(2, 2).state(), [10, 189, 3467, 59808]],
];

function muster(seats: number): string[] {
  const roads = ['Deva/Caer Gai', 'Gobannium/Isca', 'Canovium/Segontium'];
  return roads.slice(0, seats).flatMap((road) => ['die 1', 'die 2', `put ${road}`]);
}

const last = (): Table =>
  table(3)
    .took(1, 'Segontium', 'Canovium', 'Tomen-y-Mur', 'Viroconium')
    .took(2, 'Cefn Caer', 'Bremia', 'Moridunum', 'Cicucium', 'Bravonium')
    .on('Deva/Caer Gai', 1)
    .on('Gobannium/Isca', 2);

test.each(TABLE)('perft: %s', (_, make, counts) => {
  for (const [index, count] of counts.entries()) expect(perft(rules, make(), index + 1)).toBe(count);
});

test.each(TABLE)('perft by the second reading of the rules: %s', (_, make, counts) => {
  const position = look(make());
  for (const [index, count] of counts.entries())
    if (count < 20_000) expect(naivePerft(position, index + 1)).toBe(count);
});
