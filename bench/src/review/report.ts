import { fullEffort } from '@tessera/mind';
import { GAMES } from '@tessera/registry/games';
import { calibration, type Errors, errorsOf, lossByBot, luckOf, type Mean, varianceFactor } from './figures.ts';
import { BOTS } from './levels.ts';
import { COMPARED_TIMES, type Observation } from './observe-game.ts';

const Z_95 = 1.96;
const byGame = (all: readonly Observation[]): [string, Observation[]][] =>
  Object.keys(GAMES).map((id) => [id, all.filter(({ game }) => game === id)]);

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
const within = ({ mean, error, n }: Mean): string =>
  n === 0 ? '–' : `${mean.toFixed(2)} ± ${(Z_95 * error).toFixed(2)} (${n})`;
const part = (x: number): string => `${(100 * x).toFixed(1)} %`;

/** The figures as docs/review.md shows them. */
export function reviewReport(all: readonly Observation[]): string {
  const games = byGame(all);
  const missed = all.flatMap((game) => game.missed ?? []);
  return `${[
    `${all.length} games. Intervals are of 95 %; in brackets, how many.`,
    `Whole ledgers added up: ${missed.filter((by) => by === 0).length} of ${missed.length}.`,
    'Mean luck of each seat, in points:',
    table(
      ['', 'seats', ...[1, 2, 3, 4, 5].map((seat) => `seat ${seat}`)],
      games.flatMap(([id, of]) =>
        [...new Set(of.map(({ seats }) => seats))].sort().map((seats) => {
          const same = of.filter((game) => game.seats === seats);
          return [id, seats, ...[0, 1, 2, 3, 4].map((seat) => (seat < seats ? within(luckOf(same, seat)) : ''))];
        }),
      ),
    ),
    'Mean loss of a decision that counts, in points, by bot:',
    table(
      ['', ...BOTS],
      games.map(([id, of]) => [id, ...lossByBot(of).map(within)]),
    ),
    'Chances that were told, and how often they came true (games):',
    table(
      ['told', ...games.map(([id]) => id)],
      Array.from({ length: 10 }, (_, bin) => [
        `${10 * bin} – ${10 * bin + 10} %`,
        ...games.map(([, of]) => {
          const { n, predicted, won } = calibration(of)[bin];
          return n === 0 ? '–' : `${part(predicted)}: ${part(won)} (${n})`;
        }),
      ]),
    ),
    'Variance of results as a multiple of that without luck:',
    table(
      games.map(([id]) => id),
      [games.map(([, of]) => varianceFactor(of).toFixed(2))],
    ),
    'How far figures are off against 16 times the thought, as a part of 4p(1 − p):',
    table(
      [
        '',
        'a loss by the evaluation',
        ...COMPARED_TIMES.slice(0, -1).map((times) => `by ${times} of the search`),
        'luck',
      ],
      games.map(([id, of]) => {
        const { checks, evaluation, searched, rolls, roll } = errorsOf(of);
        return [id, `${part(evaluation)} (${checks})`, ...searched.map(part), `${part(roll)} (${rolls})`];
      }),
    ),
  ].join('\n\n')}\n`;
}

/** With fewer decisions of a bot that counted, how well somebody played has no name in that game. */
const FEWEST = 12;

/** For level-losses.json. Few games tell little of each number of seats, so a game's numbers of seats share what was found. */
export function levelLosses(all: readonly Observation[]): object {
  const known = byGame(all).filter(([, of]) => lossByBot(of).every(({ n }) => n >= FEWEST));
  return Object.fromEntries(
    known.map(([id, of]) => {
      const losses = falling(lossByBot(of)).map((loss) => Math.round(loss * 100) / 100);
      const { minSeats, maxSeats } = GAMES[id];
      const seats = Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i);
      return [id, Object.fromEntries(seats.map((n) => [n, losses]))];
    }),
  );
}

/** Neighbours in the wrong order are taken together. */
function falling(means: readonly Mean[]): number[] {
  const runs: { sum: number; n: number; bots: number }[] = [];
  for (const { mean, n } of means) {
    runs.push({ sum: mean * n, n, bots: 1 });
    for (let last = runs.length - 1; last > 0; last--) {
      const [a, b] = [runs[last - 1], runs[last]];
      if (a.sum / a.n >= b.sum / b.n) break;
      runs.splice(last - 1, 2, { sum: a.sum + b.sum, n: a.n + b.n, bots: a.bots + b.bots });
    }
  }
  return runs.flatMap(({ sum, n, bots }) => Array<number>(bots).fill(sum / n));
}

/** For engine-errors.json. */
export function engineErrors(all: readonly Observation[]): object {
  return Object.fromEntries(
    byGame(all).map(([id, of]) => {
      const errors = errorsOf(of);
      const { compare } = fullEffort(GAMES[id]);
      const descents = compare && 'iterations' in compare ? compare.iterations : 1;
      const power = fall(errors);
      const atFull = errors.searched[errors.searched.length - 1];
      const figures = {
        sweep: errors.evaluation,
        search: atFull * descents ** power,
        power,
        roll: errors.roll,
      };
      return [id, Object.fromEntries(Object.entries(figures).map(([name, x]) => [name, Math.round(x * 1e4) / 1e4]))];
    }),
  );
}

/** How fast errors fall with the descents: the power of them, from the least thought to all of it; never quite 0. */
function fall({ searched }: Errors): number {
  const last = searched.length - 1;
  const power = Math.log(searched[0] / searched[last]) / Math.log(COMPARED_TIMES[last] / COMPARED_TIMES[0]);
  return Math.max(0.05, Number.isFinite(power) ? power : 0);
}
