// Playing a boardgame.io game without a screen: random playthroughs for the benchmark, MCTSBot for the arena.
//
// Run with NODE_ENV=production when measuring: otherwise boardgame.io walks G and the arguments after every move to
// see that they are serializable.

import type { ActionShape, AiEnumerate, Game, PlayerID, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

export type BotAction = ActionShape.MakeMove | ActionShape.GameEvent;

export interface Played<G> {
  state: State<G>;
  moves: number;
}

/** A state to begin with: the seed decides who starts and all dice. */
export function begin<G>(game: Game<G>, seats: number, seed: string | number): State<G> {
  return InitializeGame({ game: { ...game, seed }, numPlayers: seats });
}

/** Applies one action; throws where boardgame.io would only log and hand back the old state. */
export function makeReducer<G>(game: Game<G>): (state: State<G>, action: BotAction) => State<G> {
  const reducer = CreateGameReducer({ game });
  return (state, action) => {
    const { transients, ...next } = reducer(state, action);
    if (transients?.error) throw new Error(`${action.payload.type} ${JSON.stringify(action.payload.args)} was refused`);
    return next;
  };
}

/** Every legal action, as the bots of boardgame.io see them. */
export function legalActions<G>(game: Game<G>, state: State<G>): BotAction[] {
  const playerID = state.ctx.currentPlayer;
  return enumerate(game)(state.G, state.ctx, playerID).map((action) => toAction(action, playerID));
}

/** Plays uniformly random legal moves to the end; `look` sees every state. */
export function playRandomly<G>(
  game: Game<G>,
  seats: number,
  seed: string | number,
  look?: (state: State<G>) => void,
): Played<G> {
  const list = enumerate(game);
  const reduce = makeReducer(game);
  const pick = picker(seed);
  let state = begin(game, seats, seed);
  let moves = 0;
  look?.(state);
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const actions = list(state.G, state.ctx, playerID);
    if (actions.length === 0) throw new Error(`no legal move after ${moves} moves of seed ${seed}`);
    state = reduce(state, toAction(actions[pick(actions.length)], playerID));
    moves += 1;
    look?.(state);
  }
  return { state, moves };
}

/** The number of moves in one random playthrough. */
export function randomPlaythrough<G>(game: Game<G>, seats: number, seed: string | number): number {
  return playRandomly(game, seats, seed).moves;
}

export interface MctsOptions {
  /** At least one of the two; the search ends at whichever comes first. */
  iterations?: number;
  ms?: number;
  /** Of the bot's own choices in expansion and playouts. */
  seed?: string | number;
  /** How many moves a playout may take; the default lets practically every random game of Cambria end. */
  playoutDepth?: number;
  /**
   * 'own': the search rolls dice of its own (the default). 'true': it is handed the state as it is, the generator of
   * the game included, and so knows every die to come. See below.
   */
  dice?: 'own' | 'true';
}

export interface MctsMove {
  action: BotAction;
  iterations: number;
  ms: number;
}

/**
 * MCTSBot's own loop only looks up every 25 iterations, and takes its number of iterations once. Its playout is the one
 * public step of an iteration, so that is where the clock is read: the budget is then kept to within one playout.
 */
class TimedMCTSBot extends MCTSBot {
  done = 0;
  deadline = Number.POSITIVE_INFINITY;

  override playout(node: Parameters<MCTSBot['playout']>[0]): unknown {
    const result: unknown = super.playout(node);
    this.done += 1;
    if (performance.now() >= this.deadline) this.iterationCounter = Number.POSITIVE_INFINITY;
    return result;
  }
}

/**
 * MCTSBot's choice for the player to move, set up as a user of boardgame.io would: no objectives, playouts to the end.
 *
 * How it takes chance: it doesn't. boardgame.io keeps the state of its random generator in the game's state, and
 * MCTSBot applies moves with the plain reducer. So
 * - an edge of its tree has one outcome of the dice, never more (no chance nodes, no averaging over rolls);
 * - the generator goes on from the root's state in every line, so all lines and all playouts of a search share one
 *   stream of dice: the tenth roll after the root is the same in each of them;
 * - given the state as the local master gives it to its bots, that stream is the true one: the bot knows the dice of
 *   the rest of the game, for itself and for the others. That is foresight, not play.
 * With `dice: 'own'` we put another seed in the state first. The bot then plans for one imagined future, as sure of it
 * as if it were the only one, which is all that MCTSBot can honestly do in a game of dice.
 *
 * A playout that is cut off by `playoutDepth` counts as a loss for all, so with boardgame.io's default of 50 nearly all
 * would: random games take some 100 to 170 moves, and up to 400. With fewer iterations than legal moves (some 20 to 35)
 * no child has a second visit and the first one tried is chosen, good or bad: that is RandomBot, only slower.
 *
 * MCTSBot thinks before it makes its promise, and shows its tree as it does: so the answer need not be waited for.
 */
export function mctsMove<G>(game: Game<G>, state: State<G>, playerID: PlayerID, options: MctsOptions): MctsMove {
  const { iterations, ms, seed, playoutDepth = 2000, dice = 'own' } = options;
  if (iterations === undefined && ms === undefined) throw new Error('mctsMove needs iterations or ms');
  let tree: TreeRoot | undefined;
  const bot = new TimedMCTSBot({
    game,
    enumerate: enumerate(game),
    iterations: iterations ?? Number.MAX_SAFE_INTEGER,
    playoutDepth,
    iterationCallback: ({ metadata }) => {
      tree = metadata;
    },
    ...(seed === undefined ? {} : { seed }),
  });
  const start = performance.now();
  if (ms !== undefined) bot.deadline = start + ms;
  const root = dice === 'own' ? withOwnDice(state, seed ?? Math.random()) : state;
  void bot.play(root, playerID);
  const action = mostVisited(tree);
  if (!action) throw new Error('MCTSBot found no move');
  return { action, iterations: bot.done, ms: performance.now() - start };
}

interface TreeRoot {
  readonly children: readonly { readonly visits: number; readonly parentAction?: BotAction }[];
}

/** As MCTSBot itself chooses: the first of those that were looked at most. */
function mostVisited(tree: TreeRoot | undefined): BotAction | undefined {
  const [first, ...others] = tree?.children ?? [];
  return others.reduce((best, child) => (child.visits > best.visits ? child : best), first)?.parentAction;
}

function withOwnDice<G>(state: State<G>, seed: string | number): State<G> {
  return { ...state, plugins: { ...state.plugins, random: { data: { seed: `own ${seed}` } } } };
}

function enumerate<G>(game: Game<G>): NonNullable<Game<G>['ai']>['enumerate'] {
  if (!game.ai) throw new Error(`${game.name ?? 'the game'} has no ai.enumerate`);
  return game.ai.enumerate;
}

function toAction(action: AiEnumerate[number], playerID: PlayerID): BotAction {
  if ('payload' in action) return action;
  if ('move' in action) return { type: 'MAKE_MOVE', payload: { type: action.move, args: action.args, playerID } };
  return { type: 'GAME_EVENT', payload: { type: action.event, args: action.args, playerID } };
}

/** Uniform choices from a seed (mulberry32), apart from the dice, which are boardgame.io's. */
function picker(seed: string | number): (n: number) => number {
  let a = 0;
  for (const char of String(seed)) a = (Math.imul(a, 31) + char.charCodeAt(0)) | 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}
