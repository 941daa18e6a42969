import { CHANCE, fail, type Game, type Outcome, OVER, ok, SeededRng } from '@tessera/kernel';
import { intervalAtAnyTime, ONE_WRONG_IN } from '../arena/estimates/settled.ts';
import { imagined } from '../imagined.ts';
import { LONGEST_GAME } from '../longest-game.ts';
import { Appraiser } from './appraiser.ts';
import { WIN } from './points.ts';
import { rollLuck } from './roll-luck.ts';

/** The luck of so many rolls and draws is taken out of each game: of the later ones it would take longer than it helps. */
const LUCK_TAKEN_OUT = 4;

export interface RolledOut {
  readonly move: string;
  /** The share of wins of who decides, luck taken out, from 0 to 1. */
  readonly chance: number;
  /** The standard error of what it is less than the best move, in the same games; 0 for the best. */
  readonly error: number;
}

export interface RollOutProgress {
  /** Games that each move has been played out in. */
  readonly games: number;
  /** The best first. */
  readonly moves: readonly RolledOut[];
  /** Whether the best is better than every other, 95 % sure, however often one has looked. */
  readonly sure: boolean;
}

interface Row {
  readonly text: string;
  readonly move: number;
  readonly results: number[];
}

/**
 * Plays moves to the end of the game, over and over: each in the same worlds and with the same dice, all seats at first sight. Whoever
 * decides gives their view, so nothing hidden is told. It goes on until sure or `most` games have been played; drop it to stop before.
 */
export function* rollOut<S, J>(
  game: Game<S, J>,
  view: J,
  moves: readonly string[],
  { most = 2000, seed = 'roll out' }: { readonly most?: number; readonly seed?: string } = {},
): Generator<RollOutProgress, Outcome<RollOutProgress>> {
  const { rules } = game;
  const first = imagined(game, view, new SeededRng(seed));
  if (!first.ok) return first;
  const seat = rules.actor(first.value);
  if (seat === OVER) return fail('game-over', 'The game is over: there is no move to roll out.');
  if (seat === CHANCE) return fail('chance-acts', 'It is for chance to act: there is no move to roll out.');
  if (moves.length === 0) return fail('bad-move', 'Name the moves to roll out, one at least.');
  const rows: Row[] = [];
  for (const text of moves) {
    const move = rules.parse(first.value, text);
    if (!move.ok) return move;
    rows.push({ text, move: move.value, results: [] });
  }
  const appraiser = new Appraiser(game, first.value);
  const s = rules.alloc(first.value);
  let told: RollOutProgress = { games: 0, moves: [], sure: false };
  for (let nth = 1; nth <= most && !told.sure; nth++) {
    const world = imagined(game, view, new SeededRng(`${seed} ${nth}`));
    if (!world.ok) return world;
    for (const { move, results } of rows) {
      rules.copyInto(s, world.value);
      rules.play(s, move);
      results.push(playOut(appraiser, s, seat, `${seed} ${nth}`));
    }
    told = tell(rows, nth);
    yield told;
  }
  return ok(told);
}

/** The nth roll of a game is made by the same generator whichever move it follows. */
function playOut<S, J>(appraiser: Appraiser<S, J>, s: S, seat: number, seed: string): number {
  const { rules } = appraiser.game;
  let luck = 0;
  let rolls = 0;
  for (let moves = 0; moves < LONGEST_GAME && rules.actor(s) !== OVER; moves++) {
    if (rules.actor(s) !== CHANCE) {
      rules.play(s, appraiser.bestAtSight(s).move);
      continue;
    }
    const rolled = rules.sample(s, new SeededRng(`${seed} ${rolls}`));
    if (rolls < LUCK_TAKEN_OUT) luck += rollLuck(appraiser, s, rolled, 1).luck[seat] / WIN;
    rolls++;
    rules.play(s, rolled);
  }
  return appraiser.evaluated(s)[seat] - luck;
}

function tell(rows: readonly Row[], games: number): RollOutProgress {
  const ranked = rows
    .map(({ text, results }) => ({ text, results, mean: meanOf(results) }))
    .sort((a, b) => b.mean - a.mean);
  const [best, ...others] = ranked;
  const moves = ranked.map(({ text, results, mean }) => {
    const behind = best.mean - mean;
    const square = results.reduce((sum, x, i) => sum + (best.results[i] - x - behind) ** 2, 0);
    return { move: text, chance: mean, error: games < 2 ? 0 : Math.sqrt(square / (games - 1) / games) };
  });
  // only a move that is held to be better than the truly best one is an error, and so many can be
  const oneWrongIn = ONE_WRONG_IN * others.length;
  const isBehind = ({ results }: { readonly results: readonly number[] }): boolean =>
    intervalAtAnyTime(
      best.results.map((x, i) => x - results[i]),
      oneWrongIn,
    ).low > 0;
  return { games, moves, sure: others.length > 0 && others.every(isBehind) };
}

const meanOf = (results: readonly number[]): number => results.reduce((sum, x) => sum + x, 0) / results.length;
