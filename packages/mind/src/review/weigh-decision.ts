import { type Game, MoveList, SeededRng } from '@tessera/kernel';
import type { Budget } from '../arena/minds.ts';
import { type Appraiser, normal } from './appraiser.ts';
import { type Effort, timesOf } from './effort.ts';

/** So many of the moves that the search likes best are compared with the one that was played. */
const COMPARED = 3;
/** Chances nearer than this are the same: two ways to the same position. */
const SAME = 1e-9;

export interface WeighedMove {
  readonly move: number;
  readonly text: string;
  /** The mean over the worlds that the view of the decider allows, by seat. */
  readonly chances: readonly number[];
}

export interface WeighedDecision {
  readonly best: WeighedMove;
  readonly played: WeighedMove;
  /** Every move, the compared ones first and best first; the others as the search left them, or the evaluation where nothing was searched. */
  readonly moves: readonly WeighedMove[];
  /** How many of these were compared. */
  readonly compared: number;
  /** Whether the compared ones were searched, all of them; if not, every move is as the evaluation has it. */
  readonly searched: boolean;
  /** Best and played in the world that was. */
  readonly truth: { readonly best: readonly number[]; readonly played: readonly number[] };
  /** The standard error of the loss from its spread between the worlds, by the evaluation; 0 where nothing is hidden. */
  readonly spread: number;
}

const list = new MoveList();

/** What the game looked like to whoever decided: worlds that their view allows, or the one world there is where nothing is hidden. */
function worldsOf<S, J>(game: Game<S, J>, s: S, count: number, seed: string): S[] {
  const { rules } = game;
  if (!game.hidesInformation) return [s];
  const view = rules.view(s, rules.actor(s));
  const rng = new SeededRng(seed);
  return Array.from({ length: count }, () => rules.determinize(view, rng));
}

/**
 * Judges a decision from the view of whoever made it: the best moves and the one that was played get the same thought in the same
 * worlds. `s` stays as it is. Yields between steps that take a while.
 */
export function* weighDecision<S, J>(
  appraiser: Appraiser<S, J>,
  s: S,
  playedMove: number,
  effort: Effort,
  seed: string,
): Generator<void, WeighedDecision> {
  const { game } = appraiser;
  const { rules } = game;
  const seat = rules.actor(s);
  const worlds = worldsOf(game, s, effort.worlds, seed);
  const look = (budget: Budget, among?: readonly number[]) => appraiser.look(worlds, budget, among);
  rules.legal(s, list);
  const legal = list.toArray();

  const found = effort.search && legal.length > COMPARED + 1 ? look(effort.search) : [];
  if (found.length > 0) yield;
  const liked = found.slice(0, COMPARED).map(({ move }) => move);
  const candidates = liked.length === 0 ? legal : liked.includes(playedMove) ? liked : [...liked, playedMove];
  const compared = effort.compare ? look(timesOf(effort.compare, candidates.length), candidates) : [];
  if (compared.length > 0) yield;

  const after = rules.alloc(s);
  const evaluatedIn = (world: S, move: number): number[] => {
    rules.copyInto(after, world);
    rules.play(after, move);
    return appraiser.evaluated(after);
  };
  // a search that ran out of time has not looked at every move, and what it found is no measure for what it missed
  const searched = candidates.every((move) => compared.some((one) => one.move === move));
  const weigh = (move: number) => {
    const byWorld = worlds.map((world) => evaluatedIn(world, move));
    const found = searched ? compared.find((one) => one.move === move)?.values : undefined;
    return { move, text: rules.format(s, move), chances: found ?? meanOf(byWorld), byWorld };
  };
  const weighed = candidates.map(weigh);
  weighed.sort((a, b) => b.chances[seat] - a.chances[seat]);
  const played = weighed.find(({ move }) => move === playedMove) ?? weighed[0];
  const best = weighed[0].chances[seat] - played.chances[seat] < SAME ? played : weighed[0];
  /** What the world that was differs by from the mean of the worlds is for the evaluation to say: a search of it would see the hands. */
  const inTruth = ({ move, chances, byWorld }: (typeof weighed)[number]): readonly number[] => {
    if (!game.hidesInformation) return chances;
    const mean = meanOf(byWorld);
    const lived = evaluatedIn(s, move);
    return normal(chances.map((chance, one) => Math.max(0, chance + lived[one] - mean[one])));
  };
  const truth = inTruth(best);
  const others: readonly WeighedMove[] = searched
    ? found
        .filter(({ move }) => !candidates.includes(move))
        .map(({ move, text, values }) => ({ move, text, chances: values }))
    : legal
        .filter((move) => !candidates.includes(move))
        .map(weigh)
        .sort((a, b) => b.chances[seat] - a.chances[seat]);
  return {
    best,
    played,
    moves: [...weighed, ...others],
    compared: weighed.length,
    searched,
    truth: { best: truth, played: best === played ? truth : inTruth(played) },
    spread: standardError(best.byWorld.map((chances, world) => chances[seat] - played.byWorld[world][seat])),
  };
}

export function meanOf(rows: readonly (readonly number[])[]): number[] {
  return rows[0].map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0) / rows.length);
}

/** Of the mean of these. */
export function standardError(numbers: readonly number[]): number {
  const n = numbers.length;
  if (n < 2) return 0;
  const mean = numbers.reduce((sum, x) => sum + x, 0) / n;
  return Math.sqrt(numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1) / n);
}
