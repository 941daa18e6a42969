import { randomMove } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { scythia } from '../index.ts';
import { livelyMove } from '../testing/lively.ts';
import { playBoth } from '../testing/naive/side-by-side.ts';
import { rules } from './index.ts';

test.each([1, 2, 3, 4])('two readings of the rules agree: lively games of %i', (seats) => {
  for (let n = 0; n < 2; n++) expect(rules.result(playBoth(seats, `lively ${seats} ${n}`, livelyMove)).over).toBe(true);
});

test.each([1, 4])('two readings of the rules agree: a random game of %i', (seats) => {
  const s = playBoth(seats, `random ${seats}`, (state, rng, list) => randomMove(scythia, state, rng, list));
  expect(rules.result(s).over).toBe(true);
});
