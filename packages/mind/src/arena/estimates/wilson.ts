const Z_95 = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 95 % interval of Wilson for a share of wins: right for few games and for shares near 0 and 1, too. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const z2 = Z_95 * Z_95;
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z_95 / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  // at the ends the bounds are exact, but not in floating point
  return { low: wins === 0 ? 0 : middle - half, high: wins === games ? 1 : middle + half };
}
