import { CHANCE, type Game, makeRecord, OVER, resultShares, SeededRng, unwrap } from '@tessera/kernel';
import {
  Appraiser,
  type Effort,
  fullEffort,
  inPoints,
  reviewed,
  reviewGame,
  rollLuck,
  sweepEffort,
  timesOf,
  type WeighedDecision,
  weighDecision,
} from '@tessera/mind';
import { BOTS, type Bot, botMove } from './levels.ts';

/** One decision in so many is judged, with all the thought a review gives it. */
const DECISIONS_PER_SAMPLE = 20;
/** One of those that cost something in so many is judged again with sixteen times the thought. */
const SAMPLES_PER_CHECK = 8;
/** One roll in so many is valued again with more thought. */
const ROLLS_PER_CHECK = 150;
/** One moment in so many is kept for the calibration of chances. */
const MOMENTS_PER_CHANCE = 25;
/** One game in so many gets its whole ledger. */
const GAMES_PER_LEDGER = 10;

export const COMPARED_TIMES = [1 / 16, 1 / 4, 1, 16] as const;
const ROLL_TIMES = [1, 16] as const;

/** What one game says of reviews; in points of 100, but for chances, which are from 0 to 1. Short names: there are thousands of them. */
export interface Observation {
  readonly game: string;
  readonly seats: number;
  readonly n: number;
  readonly bots: readonly number[];
  readonly result: readonly number[];
  /** The luck of all rolls and draws, by seat. */
  readonly luck: readonly number[];
  /** Chances of all seats at some moments. */
  readonly chances: readonly (readonly number[])[];
  /** Of some decisions: the bot, its loss, whether something hung on it (the loss of any move at random), the best chance. */
  readonly losses: readonly (readonly [bot: number, loss: number, atRandom: number, chance: number])[];
  /** Of some losses: the chance, and the loss by the evaluation, by a 16th and a 4th of the thought, by all of it, by 16 times as much. */
  readonly checks: readonly (readonly number[])[];
  /** Of some rolls: the chance of a seat, its luck as a review has it, and by 16 times the thought. */
  readonly rolls: readonly (readonly number[])[];
  /** Of some games: by how much the ledger of a seat missed its result, in millionths of a point. */
  readonly missed?: number;
}

const round = (x: number): number => Math.round(x * 100) / 100;
const fine = (x: number): number => Math.round(x * 10_000) / 10_000;

/** Plays a game of bots drawn at random and looks at it as a review would. The same number gives the same game. */
export function observeGame(game: Game, seats: number, n: number): Observation {
  const { rules } = game;
  const rng = new SeededRng(`review ${game.id} ${seats} ${n}`);
  const bots = Array.from({ length: seats }, () => rng.below(BOTS.length));
  const config = { seats, scenario: Object.keys(game.scenarios)[0], options: {} };
  const s = unwrap(rules.setup(config));
  const appraiser = new Appraiser(game, s);
  const effort = fullEffort(game);
  const luck = Array<number>(seats).fill(0);
  const chances: number[][] = [];
  const losses: Observation['losses'][number][] = [];
  const checks: number[][] = [];
  const rolls: number[][] = [];
  const moves: string[] = [];
  for (let at = 0; rules.actor(s) !== OVER; at++) {
    const actor = rules.actor(s);
    let move: number;
    if (actor === CHANCE) {
      move = rules.sample(s, rng);
      const found = rollLuck(appraiser, s, move, effort.roll);
      for (const [seat, lucky] of found.luck.entries()) luck[seat] += inPoints(lucky);
      if (rng.below(MOMENTS_PER_CHANCE) === 0) chances.push(found.before.map((chance) => fine(inPoints(chance) / 100)));
      if (rng.below(ROLLS_PER_CHECK) === 0) rolls.push(rollCheck(appraiser, s, move, effort, rng.below(seats)));
    } else {
      move = botMove(game, s, BOTS[bots[actor]] as Bot, rng);
      if (rng.below(DECISIONS_PER_SAMPLE) === 0) {
        const weighing = weighDecision(appraiser, s, move, effort, `${n} ${at}`);
        let step = weighing.next();
        while (!step.done) step = weighing.next();
        const weighed = step.value;
        losses.push([
          bots[actor],
          round(100 * lossOf(weighed, actor)),
          round(100 * atRandom(weighed, actor)),
          fine(weighed.best.chances[actor]),
        ]);
        if (weighed.best !== weighed.played && rng.below(SAMPLES_PER_CHECK) === 0)
          checks.push(lossCheck(appraiser, s, weighed, effort));
      }
    }
    moves.push(rules.format(s, move));
    rules.play(s, move);
  }
  return {
    game: game.id,
    seats,
    n,
    bots,
    result: Array.from(resultShares(rules.result(s), new Float64Array(rules.seats(s))), (chance) =>
      round(100 * chance),
    ),
    luck: luck.map(round),
    chances,
    losses,
    checks,
    rolls,
    ...(n % GAMES_PER_LEDGER === 0 ? { missed: missedBy(game, config, moves) } : {}),
  };
}

const lossOf = ({ best, played }: WeighedDecision, seat: number): number => best.chances[seat] - played.chances[seat];

const atRandom = ({ best, moves }: WeighedDecision, seat: number): number =>
  moves.reduce((sum, { chances }) => sum + best.chances[seat] - chances[seat], 0) / moves.length;

/** The same two moves in other worlds, by other amounts of thought. */
function lossCheck(
  appraiser: Appraiser<unknown, unknown>,
  s: unknown,
  { best, played }: WeighedDecision,
  effort: Effort,
): number[] {
  const { rules, hidesInformation } = appraiser.game;
  const seat = rules.actor(s);
  const { compare } = effort;
  if (!compare) return [];
  const view = rules.view(s, seat);
  const rng = new SeededRng('check');
  const worlds = hidesInformation ? Array.from({ length: effort.worlds }, () => rules.determinize(view, rng)) : [s];
  const after = rules.alloc(s);
  const evaluated = (move: number): number =>
    worlds.reduce((sum: number, world) => {
      rules.copyInto(after, world);
      rules.play(after, move);
      return sum + appraiser.evaluated(after)[seat];
    }, 0) / worlds.length;
  const searched = (times: number): number => {
    const among = [best.move, played.move];
    const found = appraiser.look(worlds, timesOf(compare, times * among.length), among);
    const [one, two] = among.map((move) => found.find((moved) => moved.move === move)?.values[seat] ?? Number.NaN);
    return one - two;
  };
  const losses = [evaluated(best.move) - evaluated(played.move), ...COMPARED_TIMES.map(searched)];
  return [fine(best.chances[seat]), ...losses.map((loss) => round(100 * loss))];
}

function rollCheck(
  appraiser: Appraiser<unknown, unknown>,
  s: unknown,
  move: number,
  effort: Effort,
  seat: number,
): number[] {
  const by = ROLL_TIMES.map((times) => rollLuck(appraiser, s, move, effort.roll * times));
  return [fine(inPoints(by[0].before[seat]) / 100), ...by.map(({ luck }) => round(inPoints(luck[seat])))];
}

function missedBy(game: Game, config: Parameters<typeof makeRecord>[1], moves: readonly string[]): number {
  const { ledger } = unwrap(reviewed(reviewGame(game, makeRecord(game, config, moves), sweepEffort())));
  return Math.max(
    ...ledger.map(({ start, luck, hidden, own, others, mind, result }) =>
      Math.abs(start + luck + hidden + own + others + mind - result),
    ),
  );
}
