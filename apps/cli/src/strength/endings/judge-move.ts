import { type Game, type Rng, unwrap } from '@tessera/kernel';
import { type Bounds, type Mind, type Solution, Solver, widthOf } from '@tessera/mind';
import type { Decision } from './near-ends.ts';

/** What a move of the bot loses against the best one, in chances to win: at least and at most. */
export interface Judged {
  readonly move: number;
  readonly seat: number;
  readonly legal: number;
  /** Whether some move surely loses over a point: where none does nothing can be done wrong. */
  readonly matters: boolean;
  readonly best: number;
  readonly atLeast: number;
  readonly atMost: number;
  /** Of moves that may lose over a point: what was played, what is best, and the position as the host knows it. */
  readonly played?: string;
  readonly instead?: string;
  readonly position?: unknown;
}

/** In chances to win: a point is a hundredth. */
export const POINT = 0.01;
/** A position is solved once its best move is known so well. */
const TOLERANCE = 0.002;
/** Where something is hidden, all of so many worlds have to say the same. */
const WORLDS = 4;
/** What the played move is worth deserves a longer look. */
const LONGER = 10;

/** Solves a position, and says what the move loses that the bot makes in it; undefined where it can't be solved with so many nodes. */
export function judgeMove(
  game: Game,
  mind: Mind,
  { s, seat, move }: Decision,
  { nodes, descents }: { readonly nodes: number; readonly descents: number },
  rng: Rng,
): Judged | undefined {
  const { rules } = game;
  const view = rules.view(s, seat);
  const worlds = game.hidesInformation
    ? [s, ...Array.from({ length: WORLDS - 1 }, () => rules.determinize(view, rng))]
    : [s];
  const solver = new Solver(game, s);
  const solutions: Solution[] = [];
  for (const world of worlds) {
    const solution = solver.solve(world, nodes, TOLERANCE);
    if (widthOf(solution.best) > TOLERANCE || !agree(solution.best, solutions[0]?.best)) return undefined;
    solutions.push(solution);
  }
  const [first] = solutions;
  const best = (first.best.low + first.best.high) / 2;
  const chosen = mind.choose(view, { iterations: descents }, rng);
  const played = unwrap(rules.parse(s, chosen));
  const worth = worthOf(game, worlds, solutions, played, nodes * LONGER);
  const [atLeast, atMost] = [Math.max(0, first.best.low - worth.high), Math.max(0, first.best.high - worth.low)];
  const known = { move, seat, legal: first.moves.length, matters: matters(solutions), best, atLeast, atMost };
  if (atMost - TOLERANCE <= POINT) return known;
  const instead = first.moves.reduce((one, other) => (other.low > one.low ? other : one));
  return { ...known, played: chosen, instead: rules.format(s, instead.move), position: rules.toJSON(s) };
}

const agree = (one: Bounds, other: Bounds = one): boolean =>
  Math.abs(one.low - other.low) <= TOLERANCE && Math.abs(one.high - other.high) <= TOLERANCE;

/** In every world some move surely loses over a point. */
const matters = (solutions: readonly Solution[]): boolean =>
  solutions.every(({ moves, best }) => moves.some(({ high }) => high < best.low - POINT));

/** What the move is worth in all worlds: at least what it is in the worst of them, at most what it is in the best. */
function worthOf(
  game: Game,
  worlds: readonly unknown[],
  solutions: readonly Solution[],
  played: number,
  nodes: number,
): Bounds {
  let [low, high] = [1, 0];
  for (const [n, { moves, best }] of solutions.entries()) {
    const known = moves.find(({ move }) => move === played) ?? { low: 0, high: 1 };
    const seen = widthOf(known) <= TOLERANCE || best.low - known.low <= POINT ? known : behind(worlds[n], known);
    low = Math.min(low, seen.low);
    high = Math.max(high, seen.high);
  }
  return { low, high };

  /** A longer look at what comes after the move. */
  function behind(s: unknown, known: Bounds): Bounds {
    const after = game.rules.alloc(s);
    game.rules.copyInto(after, s);
    game.rules.play(after, played);
    const worth = new Solver(game, after).worth(after, game.rules.actor(s), nodes, TOLERANCE);
    return { low: Math.max(known.low, worth.low), high: Math.min(known.high, worth.high) };
  }
}
