import { type Game, type Outcome, SeededRng, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { type Race, race, raceAt } from '../../testing/race.ts';
import { vault } from '../../testing/vault.ts';
import { type RollOutProgress, rollOut } from './roll-out.ts';

const outcome = (rolling: Generator<RollOutProgress, Outcome<RollOutProgress>>): Outcome<RollOutProgress> => {
  let step = rolling.next();
  while (!step.done) step = rolling.next();
  return step.value;
};
const all = (rolling: Generator<RollOutProgress, Outcome<RollOutProgress>>): RollOutProgress =>
  unwrap(outcome(rolling));

test('the move that wins at once is sure, and tells its chance', () => {
  const told = all(rollOut(race, raceAt(10, 10), ['rest', 'walk', 'leap']));
  expect(told.sure).toBe(true);
  expect(told.moves[0]).toEqual({ move: 'walk', chance: 1, error: 0 });
  expect(told.games).toBeLessThan(2000);
});

test('two like moves are never sure, and it stops where it was told to', () => {
  const told = all(rollOut(race, raceAt(10, 10), ['walk', 'walk'], { most: 40 }));
  expect(told).toMatchObject({ games: 40, sure: false });
});

test('the same seed gives the same games, step by step', () => {
  const view = raceAt(4, 6);
  const rolling = rollOut(race, view, ['walk', 'leap'], { most: 50, seed: 'a' });
  let games = 0;
  for (let step = rolling.next(); !step.done; step = rolling.next()) expect(step.value.games).toBe(++games);
  const once = all(rollOut(race, view, ['walk', 'leap'], { most: 50, seed: 'a' }));
  expect(all(rollOut(race, view, ['walk', 'leap'], { most: 50, seed: 'a' }))).toEqual(once);
});

test('luck taken out, the chance is that of the rules: a safe draw wins six times of ten', () => {
  const { rules } = vault;
  const s = rules.determinize({ number: 2, phase: 'choose', winner: -1 }, new SeededRng(1));
  const told = all(rollOut(vault, rules.view(s, 0), ['safe'], { most: 40 }));
  expect(told.moves[0].chance).toBeCloseTo(0.6, 6);
});

test('of moves that are worth the same one is held to be better in one question of twenty at most, however often one looks', () => {
  // every move ends the game by a coin of its own, and all coins are fair
  const coin: Game<Race, Race> = {
    ...race,
    rules: {
      ...race.rules,
      play: (s) => {
        s.turn = coins.below(2);
        s.steps[s.turn] = 12;
      },
    },
  };
  const coins = new SeededRng('coins');
  const runs = 60;
  let wrong = 0;
  for (let run = 0; run < runs; run++)
    if (all(rollOut(coin, raceAt(6, 6), ['walk', 'leap', 'rest'], { most: 150, seed: `${run}` })).sure) wrong++;
  expect(wrong / runs).toBeLessThanOrEqual(1 / 20);
});

test('a single move has nothing to be better than: it is played as often as was asked', () => {
  expect(all(rollOut(race, raceAt(4, 6), ['walk'], { most: 60 }))).toMatchObject({ games: 60, sure: false });
});

test('a game in which nobody makes headway is ended, and told by the evaluation', () => {
  // all seats hold resting for the best move
  const idle: Game<Race, Race> = {
    ...race,
    evaluate: (s, out) => {
      for (let seat = 0; seat < s.seats; seat++) out[seat] = seat === s.turn ? 0.1 : s.steps[seat] > 0 ? 0.2 : 0.9;
    },
  };
  const { moves } = all(rollOut(idle, raceAt(0, 0), ['rest'], { most: 1 }));
  expect(moves[0].chance).toBeGreaterThan(0);
  expect(moves[0].chance).toBeLessThan(1);
});

test('what can not be rolled out is told', () => {
  const leaping = { ...raceAt(4, 6), leaping: true };
  const codeOf = (view: Race, moves: readonly string[]) => {
    const told = outcome(rollOut(race, view, moves));
    return told.ok ? undefined : told.error.code;
  };
  expect(codeOf(raceAt(4, 6), ['walk', 'fly'])).toBe('bad-move');
  expect(codeOf(raceAt(4, 6), [])).toBe('bad-move');
  expect(codeOf(raceAt(12, 6), ['walk'])).toBe('game-over');
  expect(codeOf(leaping, ['walk'])).toBe('chance-acts');
  expect(codeOf(null as unknown as Race, ['walk'])).toBe('bad-position');
});
