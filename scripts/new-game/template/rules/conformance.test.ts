import { conformance } from '@tessera/kernel/conformance';
import { expect } from 'vitest';
import { stepstoneGame } from '../index.ts';

conformance(stepstoneGame, {
  games: 3,
  maxMoves: 5000,
  invariants: (s) => {
    for (const walkers of s.walkers) expect(walkers.reduce((sum, n) => sum + n, 0)).toBe(s.scenario.walkers);
  },
  tables: [{ seats: 2, scenario: { id: 'brook', name: 'Brook', stones: 4, dry: [], walkers: 1 }, options: {} }],
});
