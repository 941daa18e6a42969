import type { Game } from '@tessera/kernel';
import type { Budget } from '../arena/minds.ts';

/** How much a review thinks. Everything but a budget in ms gives the same review of the same record on every machine. */
export interface Effort {
  /** The search for the best moves of a decision. Without it every move is compared, by the evaluation alone. */
  readonly search?: Budget;
  /** What each of the best moves, and the one that was played, gets once more, all alike. */
  readonly compare?: Budget;
  /** How many worlds a decision is judged in where something is hidden. */
  readonly worlds: number;
  /** Descents for what each outcome of a roll is worth; with 1 whoever acts then plays the best move at first sight. */
  readonly roll: number;
}

/** The first look at a game: seconds, and the evaluation alone. */
export const sweepEffort = (): Effort => ({ worlds: 3, roll: 1 });

/** Within a minute for a game with nothing hidden, two for one that hides something: see docs/review.md. */
export const fullEffort = <S, J>(game: Game<S, J>): Effort =>
  effortOf({ iterations: game.hidesInformation ? 256 : 1000 }, game);

/** Some descents that so many milliseconds are good for at least. */
const DESCENTS_PER_MS = 1;

export const descentsOf = (budget: Budget): number =>
  'ms' in budget ? budget.ms * DESCENTS_PER_MS : budget.iterations;

/** Whether it thinks at least as much as the usual: with less, a review finds more lost than there was. */
export function isFullEffort<S, J>({ search, compare, worlds, roll }: Effort, game: Game<S, J>): boolean {
  const full = fullEffort(game);
  const isEnough = (budget: Budget | undefined, least: Budget | undefined): boolean =>
    !least || (budget !== undefined && descentsOf(budget) >= descentsOf(least));
  return isEnough(search, full.search) && isEnough(compare, full.compare) && worlds >= full.worlds && roll >= full.roll;
}

/** The effort for that budget for each search of a decision. */
export function effortOf<S, J>(budget: Budget, game: Game<S, J>): Effort {
  return game.hidesInformation
    ? { search: budget, compare: timesOf(budget, 1 / 2), worlds: 24, roll: 1 }
    : { search: budget, compare: timesOf(budget, 1 / 2), worlds: 1, roll: 8 };
}

/** Half of a budget with 1 / 2. */
export const timesOf = (budget: Budget, times: number): Budget =>
  'ms' in budget ? { ms: budget.ms * times } : { iterations: Math.max(1, Math.round(budget.iterations * times)) };
