import { expect, test } from 'vitest';
import type { ArenaGame } from '../game.ts';
import { type DealShare, dealsOf, withoutLuck } from './deals.ts';
import { studentsT } from './estimates.ts';

const game = (number: number, winner: number, luck = [0, 0]): ArenaGame => ({
  number,
  seating: number % 2 ? ['a', 'b'] : ['b', 'a'],
  winners: [winner],
  points: [0, 0],
  moves: 1,
  luck,
  choices: [0, 0],
});

test('a deal is the mean over its rotations, and one that is not whole ends the row', () => {
  const games = [game(1, 0, [0.2, -0.2]), game(2, 0, [0.4, -0.4]), game(3, 0), game(5, 0), game(6, 0)];
  expect(dealsOf('a', 2, games)).toEqual([{ won: 0.5, luck: -0.1, choices: 0 }]);
  expect(dealsOf('a', 2, [...games, game(4, 1)]).map(({ won }) => won)).toEqual([0.5, 1, 0.5]);
});

test('a correction is learnt from the deals before alone', () => {
  const deals: DealShare[] = Array.from({ length: 60 }, (_, i) => {
    const luck = Math.sin(i * 1.7) / 3;
    return { won: 0.5 + luck / 2, luck, choices: 0 };
  });
  const values = withoutLuck(deals);
  // luck told by half: what is left of it fades
  expect(Math.abs(values[59] - 0.5)).toBeLessThan(0.12);
  const changed = withoutLuck([...deals.slice(0, 59), { won: 1, luck: 5, choices: 1 }]);
  expect(changed.slice(0, 59)).toEqual(values.slice(0, 59));
});

test("Student's t is that of the tables", () => {
  expect(studentsT(7)).toBeCloseTo(2.365, 2);
  expect(studentsT(30)).toBeCloseTo(2.042, 3);
  expect(studentsT(1000)).toBeCloseTo(1.962, 3);
});
