import { NO_SEAT, type SeatNumber } from '@tessera/kernel';
import type { Mark, Moment, Review, Unclear } from '@tessera/mind';

const MISTAKES: ReadonlySet<Mark | Unclear> = new Set(['inaccuracy', 'mistake', 'blunder']);

/** The moves that lost something for sure, of one seat or of all. */
export const mistakesOf = ({ moments }: Pick<Review, 'moments'>, seat: SeatNumber): number[] =>
  moments.flatMap((moment) => (isMistake(moment) && (seat === NO_SEAT || moment.seat === seat) ? [moment.at] : []));

const isMistake = ({ decision }: Moment): boolean => decision !== undefined && MISTAKES.has(decision.mark);

export const nextOf = (mistakes: readonly number[], at: number): number | undefined =>
  mistakes.find((each) => each > at);

export const previousOf = (mistakes: readonly number[], at: number): number | undefined =>
  mistakes.findLast((each) => each < at);
