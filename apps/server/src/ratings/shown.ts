import type { Rating } from './rate.ts';

/** A newcomer is shown as 1500 ± 1000, in numbers of the size that people know from chess. */
const SCALE = 60;

export interface ShownRating {
  readonly rating: number;
  /** In 19 of 20 cases the true strength is within this of the rating. */
  readonly plusMinus: number;
}

export const shown = ({ mu, sigma }: Rating): ShownRating => ({
  rating: Math.round(mu * SCALE),
  plusMinus: Math.round(2 * sigma * SCALE),
});
