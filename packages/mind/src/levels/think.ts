import {
  CHANCE,
  type Game,
  type LevelName,
  levelOf,
  MoveList,
  OVER,
  type Problem,
  type Rng,
  THINKING_MS,
} from '@tessera/kernel';
import { imagined } from '../imagined.ts';
import { Outlook } from '../outlook.ts';
import { type MoveStatistics, search } from '../search/search.ts';
import { chooseWithErrors, noticing, withOversight } from './errors.ts';
import { type Strengths, strengthOf } from './levels.ts';

export interface ThinkOptions {
  readonly level: LevelName;
  /** Instead of the level's own time. */
  readonly ms?: number;
  /** Instead of a time: the same position and generator then give the same move on every machine. */
  readonly iterations?: number;
  /** Answers before its time is over once the move is settled. */
  readonly untilSettled?: boolean;
  readonly rng: Rng;
  /** The same number throughout a turn: a weak level then overlooks the same in all its decisions. Without it each decision is a turn of its own. */
  readonly turn?: number;
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
  /** Why the view could not be read. */
  readonly problem?: Problem;
}

/** So many different turns. */
const TURNS = 0x40000000;

/** The move of a bot for whoever is to act in the view. It is given a view, so it can't know more than its seat does. */
export function think<S, J>(game: Game<S, J>, view: J, options: ThinkOptions): Thought {
  const { rules, evaluate } = game;
  const { rng, now = () => performance.now() } = options;
  const start = now();
  const world = imagined(game, view, rng);
  if (!world.ok) return { move: '', values: [], iterations: 0, moves: [], problem: world.error };
  const s = world.value;

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

  const level = levelOf(options.level);
  const strength = options.strengths?.[level] ?? strengthOf(game, level);
  const { oversight } = strength;
  const notices = noticing(oversight, options.turn ?? rng.below(TURNS));

  const found = search(oversight > 0 ? withOversight(rules, actor, notices) : rules, evaluate, s, {
    iterations: Math.min(options.iterations ?? Infinity, strength.iterations),
    // reading the view took some of the time already
    ...(options.iterations === undefined ? { ms: (options.ms ?? THINKING_MS[level]) - (now() - start) } : {}),
    now,
    ...(options.untilSettled && { untilSettled: true }),
    ...(game.hidesInformation ? { imagine: () => rules.determinize(view, rng) } : {}),
  });
  const chosen = chooseWithErrors(found.moves, actor, strength, notices, rng);
  return { move: chosen.text, values: found.values, iterations: found.iterations, moves: found.moves };
}
