/**
 * Chances to win as the review keeps them: whole millionths of a point, 100 points for a win. Whole numbers add up exactly, whatever
 * the order, so a ledger can be checked to the last digit.
 */
export type Points = number;

export const POINT = 1_000_000;
export const WIN: Points = 100 * POINT;

/** For people and for sums that need not be exact. */
export const inPoints = (points: Points): number => points / POINT;

/** Chances from 0 to 1 in whole millionths. With several seats they add up to a win: what rounding leaves goes to the likeliest. */
export function toPoints(chances: readonly number[]): Points[] {
  const points = chances.map((chance) => Math.round(chance * WIN));
  if (points.length === 1) return points;
  let rest = WIN;
  for (const n of points) rest -= n;
  points[points.indexOf(Math.max(...points))] += rest;
  return points;
}

/** What changed from one to the other, by seat. */
export const change = (from: readonly Points[], to: readonly Points[]): Points[] => to.map((n, seat) => n - from[seat]);
