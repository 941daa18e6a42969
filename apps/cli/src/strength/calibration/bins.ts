/** Of one game or many: what was told in a bin, and what came of it. */
export interface Bin {
  readonly n: number;
  /** Sums of the chances told, and of what was won. */
  readonly told: number;
  readonly won: number;
  /** The sum of the squares of each game's sum of differences: positions of a game share its end, so the game is what counts as one observation. */
  readonly squares: number;
}

const BINS = 10;
export const emptyBins = (): Bin[] => Array.from({ length: BINS }, () => ({ n: 0, told: 0, won: 0, squares: 0 }));

/** A chance that was told, and what its seat won in the end, both from 0 to 1. */
export interface Told {
  readonly chance: number;
  readonly won: number;
}

/** All that was told in one game. */
export function binsOfGame(told: readonly Told[]): Bin[] {
  const bins = emptyBins().map((bin) => ({ ...bin }));
  for (const { chance, won } of told) {
    const bin = bins[Math.min(BINS - 1, Math.max(0, Math.floor(chance * BINS)))];
    bin.n++;
    bin.told += chance;
    bin.won += won;
  }
  for (const bin of bins) bin.squares = (bin.won - bin.told) ** 2;
  return bins;
}

export const addBins = (a: readonly Bin[], b: readonly Bin[]): Bin[] =>
  a.map((one, i) => ({
    n: one.n + b[i].n,
    told: one.told + b[i].told,
    won: one.won + b[i].won,
    squares: one.squares + b[i].squares,
  }));

const Z_95 = 1.959963984540054;

/** By how much results were above what was told, with its 95 % interval. */
export function offBy({ n, told, won, squares }: Bin): { readonly off: number; readonly half: number } {
  return n === 0 ? { off: 0, half: 1 } : { off: (won - told) / n, half: (Z_95 * Math.sqrt(squares)) / n };
}
