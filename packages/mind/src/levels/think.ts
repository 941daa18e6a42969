import { CHANCE, type Game, type Level, MoveList, OVER, type Rng } from '@tessera/kernel';
import { Outlook } from '../outlook.ts';
import { type MoveStatistics, search } from '../search/search.ts';
import { STRENGTHS, type Strengths, THINKING_MS } from './levels.ts';

export interface ThinkOptions {
  readonly level: Level;
  /** Instead of the level's own time. */
  readonly ms?: number;
  /** Instead of a time: the same position and generator then give the same move on every machine. */
  readonly iterations?: number;
  /** Answers before its time is over once the move is settled. */
  readonly untilSettled?: boolean;
  readonly rng: Rng;
  readonly now?: () => number;
  readonly strengths?: Partial<Strengths>;
}

export interface Thought {
  /** Notation; empty when no seat is to move. */
  readonly move: string;
  /** What the position is worth to each seat, from 0 to 1. */
  readonly values: readonly number[];
  readonly iterations: number;
  /** What was thought of the moves, best first; empty where there was nothing to think about. */
  readonly moves: readonly MoveStatistics[];
}

/** The move of a bot for whoever is to act in the view. It is given a view, so it can't know more than its seat does. */
export function think<S, J>(game: Game<S, J>, view: J, options: ThinkOptions): Thought {
  const { rules, evaluate } = game;
  const { rng, now = () => performance.now() } = options;
  const start = now();
  const s = imagine();
  if (s === undefined) return { move: '', values: [], iterations: 0, moves: [] };

  const valuesNow = () => Array.from(new Outlook(game as Game<S>, s).ofPosition(s).subarray(0, rules.seats(s)));
  const actor = rules.actor(s);
  if (actor === CHANCE || actor === OVER) return { move: '', values: valuesNow(), iterations: 0, moves: [] };

  const legal = new MoveList();
  const count = rules.legal(s, legal);
  const answer = (move: number): Thought => ({
    move: rules.format(s, move),
    values: valuesNow(),
    iterations: 0,
    moves: [],
  });
  if (count === 1) return answer(legal.moves[0]);

  const strength = options.strengths?.[options.level] ?? game.strengths?.[options.level] ?? STRENGTHS[options.level];
  if (chance(rng) < strength.carelessness) return answer(legal.moves[rng.below(count)]);

  const found = search(rules, evaluate, s, {
    iterations: Math.min(options.iterations ?? Infinity, strength.iterations),
    // reading the view took some of the time already
    ...(options.iterations === undefined ? { ms: (options.ms ?? THINKING_MS[options.level]) - (now() - start) } : {}),
    now,
    ...(options.untilSettled && { untilSettled: true }),
    ...(game.hidesInformation ? { imagine: () => rules.determinize(view, rng) } : {}),
  });
  const chosen = misjudge(found.moves, actor, strength.misjudgement, rng);
  return { move: chosen.text, values: found.values, iterations: found.iterations, moves: found.moves };

  /** A view may come from anywhere, over a wire or from a file: one that can't be read gets no answer, and ends nobody's worker. */
  function imagine(): S | undefined {
    try {
      return rules.determinize(view, rng);
    } catch {
      return undefined;
    }
  }
}

const GRAIN = 1 << 20;
const chance = (rng: Rng): number => rng.below(GRAIN) / GRAIN;

/** The best move as somebody sees it who is a little wrong about each. */
function misjudge(moves: readonly MoveStatistics[], seat: number, by: number, rng: Rng): MoveStatistics {
  if (by === 0) return moves[0];
  let best = moves[0];
  let bestValue = -Infinity;
  for (const move of moves) {
    // three dice make a fair bell curve, and (u + u + u - 1.5) * 2 has a standard deviation of 1
    const error = (chance(rng) + chance(rng) + chance(rng) - 1.5) * 2;
    const value = move.values[seat] + by * error;
    if (value > bestValue) {
      best = move;
      bestValue = value;
    }
  }
  return best;
}
