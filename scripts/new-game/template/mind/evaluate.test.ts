import { SeededRng, unwrap } from '@tessera/kernel';
import { think } from '@tessera/mind';
import { expect, test } from 'vitest';
import { stepstoneGame } from '../index.ts';

const { rules } = stepstoneGame;
const at = (die: number, first: object, second: object) =>
  unwrap(
    rules.fromJSON({ game: 'stepstone', scenario: 'stepstone', seats: 2, turn: 1, die, players: [first, second] }),
  );

test('whoever is ahead is thought likelier to win, and chances add up', () => {
  const out = new Float64Array(8);
  stepstoneGame.evaluate(at(0, { bank: 0, stones: [8, 8], home: 1 }, { bank: 3, stones: [], home: 0 }), out);
  expect(out[0]).toBeGreaterThan(0.8);
  expect(out[0] + out[1]).toBeCloseTo(1);
});

test('a bot sends a rival back who is nearly home', () => {
  const s = at(3, { bank: 2, stones: [8], home: 0 }, { bank: 1, stones: [11], home: 1 });
  const { move } = think(stepstoneGame, rules.view(s, 0), { level: 'hard', rng: new SeededRng('bot') });
  expect(move).toBe('walk 8');
});
