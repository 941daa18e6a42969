import {
  fail,
  type Game,
  MoveList,
  type MoveReason,
  type Outcome,
  ok,
  type SeatNumber,
  SeededRng,
  seatNumber,
} from '@tessera/kernel';
import { imagined } from '../imagined.ts';
import { Appraiser } from '../review/appraiser.ts';
import { lossError } from '../review/engine-error.ts';
import { isClear } from '../review/marks.ts';
import { inPoints, POINT, toPoints } from '../review/points.ts';
import { meanOf, standardError } from '../review/weigh-decision.ts';
import { futureAfter } from './futures.ts';
import { restOfTurn } from './rest-of-turn.ts';

/** So many moves are told. */
const TOLD = 3;

/** How much a hint thinks. The same position, effort and seed give the same hint on every machine. */
export interface HintEffort {
  /** Descents of the search for the best moves, and of the second look at those. */
  readonly search: number;
  readonly compare: number;
  /** Worlds that the view allows, where something is hidden. */
  readonly worlds: number;
  /** How often each move is played on to the next turn, for what is said of it. */
  readonly futures: number;
  /** Descents for each move that would follow in the same turn. */
  readonly line: number;
}

/** Some seconds on a laptop. */
export const hintEffort = <S, J>(game: Game<S, J>): HintEffort =>
  game.hidesInformation
    ? { search: 4096, compare: 4096, worlds: 24, futures: 48, line: 512 }
    : { search: 10_000, compare: 10_000, worlds: 1, futures: 96, line: 2000 };

export interface HintedMove {
  readonly move: string;
  /** How likely each seat is to win then, in points of 100. */
  readonly chances: readonly number[];
  /** The standard error of what it is less than the best move; 0 for the best. */
  readonly error: number;
  /** That it is less is clear. */
  readonly isWorse: boolean;
  /** What would follow in the same turn, as far as it can be known before dice and cards: what the move is meant for. */
  readonly line: readonly string[];
  readonly reasons: readonly MoveReason[];
}

export interface Hint {
  readonly seat: SeatNumber;
  /** The best first, three at most. */
  readonly moves: readonly HintedMove[];
}

export interface HintOptions {
  readonly effort?: HintEffort;
  readonly seed?: string;
  /** Hears how much of the work is done, from 0 to 1. */
  readonly told?: (done: number) => void;
}

/** What a strong player would do whose view this is. It is given a view, so it knows nothing that the seat may not know. */
export function hint<S, J>(
  game: Game<S, J>,
  view: J,
  { effort = hintEffort(game), seed = 'hint', told = () => undefined }: HintOptions = {},
): Outcome<Hint> {
  const { rules } = game;
  const worlds = worldsOf(game, view, game.hidesInformation ? effort.worlds : 1, seed);
  if (!worlds.ok) return worlds;
  const [s] = worlds.value;
  const seat = rules.actor(s);
  if (seat < 0) return fail('nothing-to-decide', 'Nobody is to move here, so there is no hint.');
  const list = new MoveList();
  rules.legal(s, list);
  const legal = list.toArray();
  const appraiser = new Appraiser(game, s);

  const total = effort.search + effort.compare + effort.futures * TOLD;
  const step = (before: number) => (done: number) => told((before + done) / total);
  const found =
    legal.length > TOLD
      ? appraiser.look(worlds.value, { iterations: effort.search }, undefined, step(0)).slice(0, TOLD)
      : [];
  const candidates = found.length > 0 ? found.map(({ move }) => move) : legal;
  const compared = appraiser.look(worlds.value, { iterations: effort.compare }, candidates, step(effort.search));
  const evaluatedIn = (world: S, move: number): number[] => {
    const after = rules.alloc(world);
    rules.copyInto(after, world);
    rules.play(after, move);
    return appraiser.evaluated(after);
  };
  const weighed = candidates.map((move) => {
    const byWorld = worlds.value.map((world) => evaluatedIn(world, move));
    const chances = compared.find((one) => one.move === move)?.values ?? meanOf(byWorld);
    return { move, chances, byWorld };
  });
  weighed.sort((a, b) => b.chances[seat] - a.chances[seat]);
  const [best] = weighed;

  const futures = weighed.map(({ move }, nth) => {
    const leads: S[] = [];
    for (let time = 0; game.reasons && time < effort.futures; time++) {
      const future = futureAfter(appraiser, worlds.value[time % worlds.value.length], move, `${seed} ${time}`);
      if (future) leads.push(future);
      if (time % 16 === 0) step(effort.search + effort.compare)(nth * effort.futures + time);
    }
    return leads;
  });
  const moves = weighed.map(({ move, chances, byWorld }, nth): HintedMove => {
    const spread = standardError(byWorld.map((each, world) => best.byWorld[world][seat] - each[seat]));
    const engine = inPoints(lossError(game.id, { iterations: effort.compare }, best.chances[seat]));
    const error = nth === 0 ? 0 : Math.hypot(engine, 100 * spread);
    const behind = 100 * (best.chances[seat] - chances[seat]);
    const others = futures.flatMap((each, index) => (index === nth ? [] : each));
    return {
      move: rules.format(s, move),
      chances: toPoints(chances).map(inPoints),
      error,
      isWorse: isClear(behind * POINT, error * POINT),
      line: restOfTurn(appraiser, worlds.value, move, { iterations: effort.line }),
      reasons: game.reasons?.(s, move, { after: futures[nth], others }) ?? [],
    };
  });
  return ok({ seat: seatNumber(seat), moves });
}

function worldsOf<S, J>(game: Game<S, J>, view: J, count: number, seed: string): Outcome<readonly S[]> {
  const rng = new SeededRng(seed);
  const first = imagined(game, view, rng);
  if (!first.ok) return first;
  return ok([first.value, ...Array.from({ length: count - 1 }, () => game.rules.determinize(view, rng))]);
}
