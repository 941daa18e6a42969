import type { Budget } from '../arena/minds.ts';
import { descentsOf } from './effort.ts';
import learnt from './engine-errors.json' with { type: 'json' };
import { type Points, WIN } from './points.ts';

/** What a figure of a game is off, as a part of 4p(1-p), where p is the chance of the seat: surest where nothing is open. */
interface EngineErrors {
  /** Of a loss by the evaluation alone. */
  readonly sweep: number;
  /** Of a loss by a search of one descent. It falls with this power of the descents. */
  readonly search: number;
  readonly power: number;
  /** Of the luck of a roll. */
  readonly roll: number;
}

const BY_GAME: Readonly<Record<string, EngineErrors>> = learnt;

/** For a game that nobody has measured: the largest of the others. */
const errorsOf = (game: string): EngineErrors => {
  const all = Object.values(BY_GAME);
  return (
    BY_GAME[game] ?? {
      sweep: Math.max(...all.map(({ sweep }) => sweep)),
      search: Math.max(...all.map(({ search }) => search)),
      power: Math.min(...all.map(({ power }) => power)),
      roll: Math.max(...all.map(({ roll }) => roll)),
    }
  );
};

/** How far a loss found with that much comparing is off, as measured by giving some of them sixteen times the thought: see docs/review.md. */
export function lossError(game: string, compare: Budget | undefined, chance: number): Points {
  const { sweep, search, power } = errorsOf(game);
  if (!compare) return scaled(sweep, chance);
  return scaled(Math.min(sweep, search * Math.max(1, descentsOf(compare)) ** -power), chance);
}

export const rollError = (game: string, chance: number): Points => scaled(errorsOf(game).roll, chance);

const scaled = (part: number, chance: number): Points => Math.round(part * 4 * chance * (1 - chance) * WIN);
