import { type Game, MoveList, type Problem, SeededRng } from '@tessera/kernel';
import { imagined } from '../imagined.ts';
import { type MoveStatistics, search } from '../search/search.ts';

/** Several workers think about the same view, each about a part of its moves. */
export interface Part {
  /** From 0 … */
  readonly nth: number;
  readonly of: number;
  /** … and the same for all parts of a question. */
  readonly seed: string;
}

export interface PartOptions {
  readonly ms?: number;
  /** Instead of a time: the same view and seed then give the same thought on every machine. */
  readonly iterations?: number;
  readonly now?: () => number;
  readonly mostNodes?: number;
  /** Answers before its time is over once the move is settled. */
  readonly untilSettled?: boolean;
}

export interface PartThought {
  /** Who is to move; nobody where that isn't a seat. */
  readonly seat: number;
  /** The one looked at most first; those with no visits are the other parts' business. Empty where there is nothing left for this part. */
  readonly moves: readonly MoveStatistics[];
  readonly iterations: number;
  /** Why the view could not be read. */
  readonly problem?: Problem;
}

/** A move that seems worse than the best by more than this, in chances to win, is not worth a worker. */
const LIKELY = 0.1;

const NOTHING: PartThought = { seat: -1, moves: [], iterations: 0 };

/**
 * All parts judge every move at first sight, in the same worlds, and so agree which seem best. Those are dealt out to them: the best to the first,
 * the second best to the second, and there and back again. Each move that may prove best so gets a search nearly of its own. All that seem much
 * worse stay with the first.
 * Searching the same moves with other seeds helps less, and not at all where nothing is hidden.
 */
export function thinkPart<S, J>(
  game: Game<S, J>,
  view: J,
  { nth, of, seed }: Part,
  { ms = Infinity, iterations = Infinity, now = () => performance.now(), mostNodes, untilSettled = false }: PartOptions,
): PartThought {
  const { rules, evaluate } = game;
  const end = now() + ms;
  const left = () => ({ ms: end - now(), now });
  const world = imagined(game, view, new SeededRng(seed));
  if (!world.ok) return { ...NOTHING, problem: world.error };
  const s = world.value;
  const seat = rules.actor(s);
  if (seat < 0) return NOTHING;
  const legal = new MoveList();
  if (rules.legal(s, legal) === 1) {
    const [move] = legal.moves;
    return { seat, moves: [{ move, text: rules.format(s, move), visits: 1, values: [] }], iterations: 0 };
  }
  const imagineFrom = (rng: SeededRng) =>
    game.hidesInformation ? { imagine: () => rules.determinize(view, rng) } : {};
  const atSight = search(rules, evaluate, s, { ...left(), iterations: 1, ...imagineFrom(new SeededRng(seed)) });
  const order = atSight.moves.toSorted((a, b) => b.values[seat] - a.values[seat]);
  const least = order[0].values[seat] - LIKELY;
  const likely = order.filter(({ values }) => values[seat] >= least).length;
  const parts = Math.min(of, likely);
  if (now() >= end) return { seat, moves: atSight.moves, iterations: atSight.iterations };
  // with more workers than likely moves, another look at the same can only find other worlds
  if (nth >= parts && !game.hidesInformation) return NOTHING;
  const mine = (_: unknown, rank: number) => (rank < likely ? dealtTo(rank, parts) : 0) === nth % parts;
  const only = new Set(order.filter(mine).map(({ move }) => move));
  const found = search(rules, evaluate, s, {
    ...left(),
    iterations,
    only,
    untilSettled,
    ...(mostNodes === undefined ? {} : { mostNodes }),
    ...imagineFrom(new SeededRng(`${seed} ${nth}`)),
  });
  return { seat, moves: found.moves, iterations: found.iterations };
}

/** There and back again: 0 1 2 2 1 0 0 1 2 … */
function dealtTo(rank: number, parts: number): number {
  const at = rank % parts;
  return Math.floor(rank / parts) % 2 === 0 ? at : parts - 1 - at;
}
