import { BOTS } from './levels.ts';
import { COMPARED_TIMES, type Observation } from './observe-game.ts';

export interface Mean {
  readonly n: number;
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

function meanOf(numbers: readonly number[]): Mean {
  const n = numbers.length;
  const mean = n === 0 ? 0 : numbers.reduce((sum, x) => sum + x, 0) / n;
  const square = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0);
  return { n, mean, error: n < 2 ? 0 : Math.sqrt(square / (n - 1) / n) };
}

/** A decision counts where any move at random loses as many points on the average; as in marks.ts. */
const COUNTS_FROM = 0.5;

/** What each bot loses by a decision that counts, from the weakest bot to the best. */
export const lossByBot = (games: readonly Observation[]): Mean[] =>
  BOTS.map((_, bot) =>
    meanOf(
      games.flatMap(({ losses }) =>
        losses.filter(([by, , atRandom]) => by === bot && atRandom >= COUNTS_FROM).map(([, loss]) => loss),
      ),
    ),
  );

/** The luck of a seat over these games. */
export const luckOf = (games: readonly Observation[], seat: number): Mean =>
  meanOf(games.map(({ luck }) => luck[seat]));

export interface Bin {
  readonly n: number;
  readonly predicted: number;
  readonly won: number;
}

/** Chances that were told, in ten bins, and how often they came true. Moments of one game hang together, so n is of games. */
export function calibration(games: readonly Observation[]): Bin[] {
  const bins = Array.from({ length: 10 }, () => ({ games: new Set<Observation>(), predicted: 0, won: 0, n: 0 }));
  for (const game of games)
    for (const chances of game.chances)
      for (const [seat, chance] of chances.entries()) {
        const bin = bins[Math.min(9, Math.floor(chance * 10))];
        bin.games.add(game);
        bin.n++;
        bin.predicted += chance;
        bin.won += game.result[seat] / 100;
      }
  return bins.map(({ games: of, n, predicted, won }) => ({ n: of.size, predicted: predicted / n, won: won / n }));
}

/** How much smaller the variance of results is once luck is taken out, among results of like bots at tables of like size. */
export function varianceFactor(games: readonly Observation[]): number {
  const groups = new Map<string, [number, number][]>();
  for (const { seats, bots, result, luck } of games)
    for (const [seat, bot] of bots.entries()) {
      const key = `${seats} ${bot}`;
      groups.set(key, [...(groups.get(key) ?? []), [result[seat], result[seat] - luck[seat]]]);
    }
  const spread = (which: 0 | 1) =>
    [...groups.values()].reduce((sum, rows) => {
      const { mean } = meanOf(rows.map((row) => row[which]));
      return sum + rows.reduce((all, row) => all + (row[which] - mean) ** 2, 0);
    }, 0);
  return spread(0) / spread(1);
}

/** Where nearly all is decided, errors are too small to tell as parts of what is open. */
const OPEN = 0.03;

/** How far figures are off, as a part of 4p(1-p): the root of the mean square against 16 times the thought. */
function partsOff(rows: readonly (readonly number[])[], column: number, truth: number): number {
  const squares = rows
    .filter(([chance]) => chance > OPEN && chance < 1 - OPEN)
    .map((row) => ((row[column] - row[truth]) / (400 * row[0] * (1 - row[0]))) ** 2);
  return squares.length === 0 ? 0 : Math.sqrt(squares.reduce((sum, x) => sum + x, 0) / squares.length);
}

export interface Errors {
  readonly checks: number;
  /** By the evaluation, and by each of COMPARED_TIMES but the last, which the others are held against. */
  readonly evaluation: number;
  readonly searched: readonly number[];
  readonly rolls: number;
  readonly roll: number;
}

export function errorsOf(games: readonly Observation[]): Errors {
  const checks = games.flatMap((game) => game.checks);
  const rolls = games.flatMap((game) => game.rolls);
  const truth = COMPARED_TIMES.length + 1;
  return {
    checks: checks.length,
    evaluation: partsOff(checks, 1, truth),
    searched: COMPARED_TIMES.slice(0, -1).map((_, i) => partsOff(checks, i + 2, truth)),
    rolls: rolls.length,
    roll: partsOff(rolls, 1, 2),
  };
}
