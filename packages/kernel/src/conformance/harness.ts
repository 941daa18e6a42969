import { expect, test } from 'vitest';
import { MoveList } from '../movelist.ts';
import { unwrap } from '../outcome.ts';
import { randomMove } from '../record.ts';
import { type Rng, SeededRng } from '../rng.ts';
import { type Game, OVER, type Spectator, type TableConfig } from '../rules.ts';
import type { Seat } from '../seat.ts';

export interface ConformanceOptions<S> {
  /** Random games per table; a table is a number of seats and a scenario. */
  readonly games: number;
  /** Every so-manieth moment of a game is looked at, for games of many small moves; each of them by default. */
  readonly every?: number;
  /** More moves than a random game ever takes, chance included. */
  readonly maxMoves: number;
  /** Throws when a piece is lost, doubled or where it can't be. */
  readonly invariants: (s: S) => void;
  /** Tables besides every number of seats on every scenario that we ship. */
  readonly tables?: readonly TableConfig[];
  /** Deals anew, in place, all that this seat can't know. Without it the game hides nothing. */
  readonly scramble?: (s: S, who: Seat | Spectator, rng: Rng) => void;
  /** Moves, as others are told of them, that all may know although no view shows afterwards that they were made. */
  readonly forgotten?: (move: string) => boolean;
}

export const text = (x: unknown): string => JSON.stringify(x);

/** vitest's expect is slow for a million comparisons: ask it only when there is something to tell. */
export const same = (found: unknown, wanted: unknown): void => {
  if (found !== wanted && text(found) !== text(wanted)) expect(found).toEqual(wanted);
};

/** A game to be examined, and the ways to walk through it. */
export type Harness<S, J> = ReturnType<typeof harness<S, J>>;

export function harness<S, J>(game: Game<S, J>, options: ConformanceOptions<S>) {
  const { rules } = game;
  const list = new MoveList();

  const legalMoves = (s: S): number[] => {
    rules.legal(s, list);
    return list.toArray();
  };
  const clone = (s: S): S => {
    const copy = rules.alloc(s);
    rules.copyInto(copy, s);
    return copy;
  };
  const snapshot = (s: S): string => text(rules.toJSON(s));

  const every = options.every ?? 1;

  /** A random game; `visit` sees the states before a move, the last one included. */
  function walk(config: TableConfig, seed: string, visit: (s: S, rng: Rng) => void): S {
    const rng = new SeededRng(seed);
    const s = unwrap(rules.setup(config));
    for (let n = 0; ; n++) {
      const over = rules.actor(s) === OVER;
      if (over || n % every === 0) visit(s, rng);
      if (over) return s;
      if (n === options.maxMoves) throw new Error(`seed ${seed}: no end after ${n} moves`);
      rules.play(s, randomMove(game, s, rng, list));
    }
  }

  /** Plays on at random and checks that the game ends. */
  function playOn(s: S, rng: Rng): void {
    for (let n = 0; rules.actor(s) !== OVER; n++) {
      if (n === options.maxMoves) throw new Error(`no end after ${n} moves`);
      same(legalMoves(s).length > 0, true);
      rules.play(s, randomMove(game, s, rng, list));
      options.invariants(s);
    }
  }

  const tables: TableConfig[] = [...(options.tables ?? [])];
  for (const scenario of Object.keys(game.scenarios))
    for (let seats = game.minSeats; seats <= game.maxSeats; seats++) tables.push({ seats, scenario, options: {} });
  const named = tables.map((config): [string, TableConfig] => {
    const { scenario } = config;
    return [`${config.seats} seats on ${typeof scenario === 'string' ? scenario : 'a custom scenario'}`, config];
  });

  /** The whole game is walked `games` times on every table. */
  const everywhere = (name: string, visit: (s: S, rng: Rng) => void) =>
    test.each(named)(`${name}: %s`, (title, config) => {
      for (let n = 0; n < options.games; n++) walk(config, `${title} ${n}`, visit);
    });

  /** A random game in notation, and the state it ends in. */
  function writeDown(config: TableConfig, seed: string): { moves: string[]; end: S } {
    const rng = new SeededRng(seed);
    const moves: string[] = [];
    const end = unwrap(rules.setup(config));
    while (rules.actor(end) !== OVER) {
      const move = randomMove(game, end, rng, list);
      moves.push(rules.format(end, move));
      rules.play(end, move);
    }
    return { moves, end };
  }

  return { game, rules, options, every, list, legalMoves, clone, snapshot, walk, playOn, writeDown, named, everywhere };
}
