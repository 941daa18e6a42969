import { CHANCE, type Game, MoveList, OVER, randomMove, SeededRng, unwrap } from '@tessera/kernel';
import { think, thinkPart } from '@tessera/mind';
import { describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';

/** What each step takes on a machine, in ms. */
interface Machine {
  readonly evaluation: number;
  readonly rules: number;
  readonly world: number;
}

/** Figures of a laptop, rounded up, and those of a phone six times as slow, and one six times slower still. */
const LAPTOP: Machine = { evaluation: 0.03, rules: 0.005, world: 0.2 };
const slower = (times: number): Machine => ({
  evaluation: times * LAPTOP.evaluation,
  rules: times * LAPTOP.rules,
  world: times * LAPTOP.world,
});
const MACHINES = [LAPTOP, slower(6), slower(36)];

/** The game on that machine, with a clock on which each step takes its time and nothing else does. */
function on(game: Game, { evaluation, rules: step, world }: Machine) {
  const clock = { time: 0 };
  const taking =
    <A extends unknown[], R>(ms: number, what: (...args: A) => R) =>
    (...args: A): R => {
      clock.time += ms;
      return what(...args);
    };
  const { rules } = game;
  const evaluate = taking(evaluation, (s: unknown, out: Float64Array) => game.evaluate(s, out));
  const slow: Game = {
    ...game,
    evaluate,
    rules: {
      ...rules,
      legal: taking(step, rules.legal.bind(rules)),
      play: taking(step, rules.play.bind(rules)),
      copyInto: taking(step, rules.copyInto.bind(rules)),
      determinize: taking(world, rules.determinize.bind(rules)),
    },
  };
  return { slow, clock };
}

/** Views of whoever has a choice, now and then in a game at random; those with the most moves are kept. */
function views(game: Game, seats: number): unknown[] {
  const { rules } = game;
  const rng = new SeededRng(`deadline ${seats}`);
  const s = unwrap(rules.setup({ seats, scenario: Object.keys(game.scenarios)[0], options: {} }));
  const list = new MoveList();
  const found: { view: unknown; moves: number }[] = [];
  for (let n = 0; n < 400 && rules.actor(s) !== OVER; n++) {
    const seat = rules.actor(s);
    const moves = seat === CHANCE || n % 7 !== 0 ? 0 : rules.legal(s, list);
    if (moves > 1) found.push({ view: rules.view(s, seat), moves });
    rules.play(s, randomMove(game, s, rng, list));
  }
  return found
    .filter(({ moves }) => moves > 1)
    .sort((a, b) => b.moves - a.moves)
    .slice(0, 3)
    .map(({ view }) => view);
}

describe.each(Object.values(GAMES))('the bots of $name', (game) => {
  const seen = [...views(game, game.maxSeats), ...views(game, Math.max(2, game.minSeats))];

  test('take at most a tenth more than their time, on a slow phone too', () => {
    for (const machine of MACHINES)
      for (const ms of [100, 1000])
        for (const view of seen.slice(0, ms === 100 ? 6 : 2)) {
          // a long thought on a fast machine takes the test long, and looks at its clock as often
          if (ms === 1000 && machine.evaluation < 1) continue;
          const { slow, clock } = on(game, machine);
          const { move } = think(slow, view, { level: 'expert', ms, rng: new SeededRng('bot'), now: () => clock.time });
          expect(move).not.toBe('');
          expect(clock.time).toBeGreaterThan(0.9 * ms);
          expect(clock.time).toBeLessThanOrEqual(1.1 * ms);
        }
  });

  test('take no longer where several think at once', () => {
    for (const machine of MACHINES)
      for (const nth of [0, 3]) {
        const { slow, clock } = on(game, machine);
        const part = { nth, of: 4, seed: 'parts' };
        const { iterations } = thinkPart(slow, seen[0], part, { ms: 100, now: () => clock.time });
        // a part with no likely move of its own has nothing to do
        if (iterations > 0 || nth === 0) expect(clock.time).toBeGreaterThan(90);
        expect(clock.time).toBeLessThanOrEqual(110);
      }
  });
});
