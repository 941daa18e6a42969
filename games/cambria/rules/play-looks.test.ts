import { MoveList, OVER, randomMove, SeededRng } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { cambria } from '../index.ts';
import { fresh, look } from '../testing/table.ts';
import { rules } from './index.ts';

function turns(seats: number, seed: number): number {
  const rng = new SeededRng(`looks ${seats} ${seed}`);
  const list = new MoveList();
  const s = fresh(seats);
  while (rules.actor(s) !== OVER) rules.play(s, randomMove(cambria, s, rng, list));
  return look(s).turns;
}

// Medians of uniformly random games on this board, known before these rules were written: a sanity check.
test.each([
  [2, 63],
  [3, 142],
  [4, 94],
  [5, 76],
])('random games of %i players take about %i turns', (seats, expected) => {
  const all = Array.from({ length: 500 }, (_, seed) => turns(seats, seed)).sort((a, b) => a - b);
  const median = all[250];
  expect(median).toBeGreaterThan(expected * 0.9);
  expect(median).toBeLessThan(expected * 1.1);
});
