import {
  CARDS,
  GOLD,
  KUMIS,
  LIVESTOCK,
  PROVISIONS,
  RESOURCE_COUNT,
  SILVER,
  WAGON,
} from '../../../rules/cards/effects.ts';
import { LIMIT } from '../../../rules/state/state.ts';

/**
 * What things are worth in points, roughly, in the middle of a game. They only say which of several ways to go on a player will
 * choose; how much all of it tells about the winner is learnt.
 */
export const PRICE = Float64Array.from(
  { length: RESOURCE_COUNT },
  // silver, kumis, provisions, gold, equipment, wagon, livestock, points, cards
  (_, resource) => [0.45, 0.4, 0.5, 2.3, 1.5, 1.6, 0.9, 1, 0.5][resource],
);
/** A worker blue, grey or red in front of a player. */
export const WORKER_PRICE = [0, 0.8, 1.1];
export const STRENGTH_PRICE = 0.45;
export const WOUND_PRICE = 0.4;
/** A place filled, whoever stands there: raids ask for a number of crew. */
export const CREW_PRICE = 1.2;
/** An action that can't be told beforehand: of any building, or of the Town Centre. */
export const ACTION_PRICE = 1.3;

/** S-22: what a turn's end takes away is worth nothing. */
export const isLimited = (resource: number): boolean =>
  resource === SILVER || resource === KUMIS || resource === PROVISIONS || resource === CARDS;

/** The worth of so many more of a resource to somebody who has some. */
export function priceOf(resource: number, has: number, more: number): number {
  if (!isLimited(resource)) return more * PRICE[resource];
  return Math.max(0, Math.min(LIMIT, has + more) - has) * PRICE[resource];
}

/** What is counted at the end anyway (S-61). */
export const facePoints = (resource: number): number => {
  if (resource === GOLD) return 2;
  if (resource === LIVESTOCK) return 0.5;
  return resource > GOLD && resource <= WAGON ? 1 : 0;
};
