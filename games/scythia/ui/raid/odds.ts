import { worth } from '../../rules/scenario/board.ts';
import { DIE_COLOURS, type DieColour, type Scenario } from '../../rules/scenario/scenario-types.ts';

export type DiceCounts = Readonly<Record<DieColour, number>>;

/** A chance for each number from 0. */
export type Spread = readonly number[];

const CERTAIN_ZERO: Spread = [1];

function add(a: Spread, b: Spread): Spread {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      sum[i + j] += p * q;
    });
  });
  return sum;
}

function spreadOfDie(faces: readonly string[], what: 'strength' | 'wounds'): Spread {
  const values = faces.map((face) => worth(face)[what]);
  const spread = new Array<number>(Math.max(...values) + 1).fill(0);
  for (const value of values) spread[value] += 1 / faces.length;
  return spread;
}

/** Exact: the dice one after another. Rerolls come on top of it. */
export const spreadOfDice = (dice: Scenario['dice'], counts: DiceCounts, what: 'strength' | 'wounds'): Spread =>
  DIE_COLOURS.reduce((sum, colour) => {
    const one = spreadOfDie(dice[colour], what);
    return Array.from({ length: counts[colour] }).reduce<Spread>((all) => add(all, one), sum);
  }, CERTAIN_ZERO);

export const chanceOfAtLeast = (spread: Spread, least: number): number =>
  spread.reduce((sum, p, value) => (value >= least ? sum + p : sum), 0);

export const mean = (spread: Spread): number => spread.reduce((sum, p, value) => sum + p * value, 0);

/** As a whole number of per cent, which says 'never' and 'always' only when it means it. */
export function perCent(chance: number): number {
  const rounded = Math.round(100 * chance);
  if (rounded === 0 && chance > 1e-9) return 1;
  return rounded === 100 && chance < 1 - 1e-9 ? 99 : rounded;
}
