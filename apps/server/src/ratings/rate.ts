import { rating as newRating, rate as openskill, ordinal } from 'openskill';

/** How strong somebody is believed to be, and how sure that is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export interface Contender extends Rating {
  /** 1 for the winner; shared places share the number. */
  readonly place: number;
}

export const NEWCOMER: Rating = Object.freeze(newRating());

/** A little doubt comes back with each game, so that a rating can follow somebody who gets better. */
const TAU = NEWCOMER.mu / 300;

/**
 * Everybody's rating after a game, in the order they were given: Weng and Lin's model with Plackett and Luce's order, for any number of
 * players. The more of them and the surer of the others, the more a game tells; dice are part of the doubt.
 */
export function rate(contenders: readonly Contender[]): Rating[] {
  if (contenders.length < 2) return contenders.map(({ mu, sigma }) => ({ mu, sigma }));
  const teams = contenders.map(({ mu, sigma }) => [{ mu, sigma }]);
  return openskill(teams, { rank: contenders.map(({ place }) => place), tau: TAU }).map(([rating]) => rating);
}

/** As strong as this one is almost surely, at the least: μ − 3σ. Leaderboards go by it, so that nobody leads by luck. */
export const atLeast = (rating: Rating): number => ordinal({ ...rating });
