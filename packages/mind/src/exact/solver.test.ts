import { CHANCE, MoveList, OVER, resultShares } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { type Foray, foray, forayAt } from '../../testing/foray.ts';
import { race, raceAt } from '../../testing/race.ts';
import { Solver, widthOf } from './solver.ts';

const movesOf = (game: typeof race, s: ReturnType<typeof raceAt>, nodes = 20_000) => {
  const solution = new Solver(game, s).solve(s, nodes);
  const named = solution.moves.map(({ move, low, high }) => [game.rules.format(s, move), [low, high]]);
  return { ...solution, named: Object.fromEntries(named) };
};

test('a sure win is found, and what else may come is left open or looked into', () => {
  const { best, named } = movesOf(race, raceAt(10, 6));
  expect(best).toEqual({ low: 1, high: 1 });
  expect(named['walk']).toEqual([1, 1]);
  expect(named['rest'][1]).toBeLessThanOrEqual(1);
});

test('a roll is averaged, and the other seat takes its win', () => {
  const { best, named } = movesOf(race, raceAt(6, 10));
  expect(best).toEqual({ low: 0.5, high: 0.5 });
  expect(named).toMatchObject({ walk: [0, 0], leap: [0.5, 0.5], rest: [0, 0] });
});

test('a game that can go on for ever is bounded, never guessed', () => {
  const { best, nodes } = movesOf(race, raceAt(0, 0), 500);
  expect(best.low).toBeLessThanOrEqual(0.5);
  expect(best.high).toBeGreaterThanOrEqual(0.5);
  expect(nodes).toBeLessThan(3000);
});

test('whoever gains nothing either way may do anything', () => {
  // seat 1 can win no more, and decides whether seat 2 can
  const kings: typeof race = {
    ...race,
    rules: {
      ...race.rules,
      result: (s) => ({ ...race.rules.result(s), winners: [s.turn === 1 ? (s.steps[1] > 13 ? 2 : 0) : s.turn] }),
    },
  };
  const s = raceAt(2, 11, 2);
  const { moves } = new Solver(kings, s).solve(s, 20_000);
  expect(moves.map(widthOf)).toContain(1);
});

/** The same by hand: the whole tree, for a game in which nobody is ever indifferent about others. */
function expectimax(s: Foray): number[] {
  const { rules } = foray;
  const actor = rules.actor(s);
  if (actor === OVER) return Array.from(resultShares(rules.result(s), new Float64Array(s.seats)));
  const list = new MoveList();
  rules.legal(s, list);
  const behind = list.toArray().map((move) => {
    const ahead = rules.alloc(s);
    rules.copyInto(ahead, s);
    rules.play(ahead, move);
    return expectimax(ahead);
  });
  if (actor === CHANCE)
    return behind[0].map((_, seat) => behind.reduce((sum, one) => sum + one[seat] / behind.length, 0));
  return behind.reduce((best, one) => (one[actor] > best[actor] ? one : best));
}

test('the last turns of a game of dice, cards and wounds are worth what the whole tree says', () => {
  for (const change of [
    { turnsLeft: 1, points: [3, 5], turn: 0 },
    { turnsLeft: 1, points: [5, 9], crew: [1, 2], kumis: [0, 0] },
  ]) {
    const s = forayAt(2, change);
    const { best } = new Solver(foray, s).solve(s, 3_000_000);
    const worth = expectimax(s)[s.turn];
    expect(best.low).toBeCloseTo(worth, 9);
    expect(best.high).toBeCloseTo(worth, 9);
  }
});
