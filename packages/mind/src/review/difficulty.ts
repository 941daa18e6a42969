/** How a player errs whom the difficulty of a decision is measured by. */
interface Player {
  /** How often, from 0 to 1, any legal move is made. */
  readonly carelessness: number;
  /** How far the judgement of a move is off, in chances to win (standard deviation). */
  readonly misjudgement: number;
}

const MIDDLING: Player = { carelessness: 0.05, misjudgement: 0.12 };

/** A turn of Scythia is five or six small decisions, each worth less than a move of the others. */
const MIDDLING_BY_GAME: Readonly<Record<string, Player>> = { scythia: { carelessness: 0.04, misjudgement: 0.04 } };

export const middlingPlayer = (game: string): Player => MIDDLING_BY_GAME[game] ?? MIDDLING;

/** The normal curve is taken at so many points, out to four standard deviations. */
const STEPS = 32;
const REACH = 4;

/**
 * What such a player loses on the average by choosing among moves of these values: it picks any move when careless, else the
 * one that looks best through its misjudgement of each.
 */
export function expectedLoss(values: readonly number[], { carelessness, misjudgement }: Player): number {
  const best = Math.max(...values);
  const atRandom = values.reduce((sum, value) => sum + best - value, 0) / values.length;
  const shares = misjudgement > 0 ? sharesOf(values, misjudgement) : [];
  const byJudgement = shares.reduce((sum, share, i) => sum + share * (best - values[i]), 0);
  return carelessness * atRandom + (1 - carelessness) * byJudgement;
}

/** How often each value is the highest once each has had a normal error of its own added. */
function sharesOf(values: readonly number[], deviation: number): number[] {
  const shares = values.map(() => 0);
  let all = 0;
  for (const [i, value] of values.entries())
    for (let step = 0; step < STEPS; step++) {
      const x = REACH * ((2 * step + 1) / STEPS - 1);
      let share = Math.exp((-x * x) / 2);
      for (const [j, other] of values.entries())
        if (j !== i && share > 1e-12) share *= below((value - other) / deviation + x);
      shares[i] += share;
      all += share;
    }
  return shares.map((share) => share / all);
}

/** The share of the normal curve below x; Abramowitz and Stegun 26.2.17, good to seven digits. */
function below(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    Math.exp((-x * x) / 2) *
    0.3989422804014327 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x < 0 ? tail : 1 - tail;
}
