/** How strong you are in one game, as far as your results at this device tell: a rating on the scale of the bots' and how sure it is. */
export interface OwnStrength {
  readonly rating: number;
  /** Standard deviation of the rating. */
  readonly deviation: number;
  readonly games: number;
}

/** One of the bots you played against. */
export interface Opponent {
  readonly rating: number;
  /** What you got against it: 1 if you came before it, 0 if behind it, 0.5 on a shared place. */
  readonly score: number;
}

const FIRST_DEVIATION = 250;
const LEAST_DEVIATION = 60;
/** What a game's time adds to the deviation: people get better, and worse. */
const DRIFT = 25;
/** As in docs/strength.md, who is 400 points ahead wins ten times as often. */
const PER_POINT = Math.LN10 / 400;

export const firstGuess = (rating: number): OwnStrength => ({ rating, deviation: FIRST_DEVIATION, games: 0 });

/**
 * What is thought of you after a game: Glickman's Glicko for opponents whose ratings are known. Places against several bots at one table depend on
 * the same dice, so of each counts two parts in as many as sat there.
 */
export function afterGame(own: OwnStrength, opponents: readonly Opponent[]): OwnStrength {
  const weight = 2 / (opponents.length + 1);
  let surprise = 0;
  let information = 0;
  for (const { rating, score } of opponents) {
    const expected = 1 / (1 + Math.exp(PER_POINT * (rating - own.rating)));
    surprise += weight * (score - expected);
    information += weight * expected * (1 - expected);
  }
  const before = own.deviation ** 2 + DRIFT ** 2;
  const variance = 1 / (1 / before + PER_POINT ** 2 * information);
  return {
    rating: own.rating + PER_POINT * variance * surprise,
    deviation: Math.min(FIRST_DEVIATION, Math.max(LEAST_DEVIATION, Math.sqrt(variance))),
    games: own.games + 1,
  };
}
