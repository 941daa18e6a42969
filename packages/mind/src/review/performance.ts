import levels from './level-losses.json' with { type: 'json' };
import { POINT } from './points.ts';
import type { Performance } from './review-types.ts';

/** Each name stands for what one of our bots loses: a bot at random, easy, medium, hard and expert. */
const NAMES: readonly Performance[] = ['beginner', 'novice', 'intermediate', 'advanced', 'master'];

/** With fewer decisions that counted a name would say more than is known. */
const FEWEST = 8;

/** The mean loss of a counted decision, in points, of each bot from the weakest to the best; by game and number of seats. */
const LEVEL_LOSSES: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = levels;

interface Played {
  readonly counted: number;
  /** The mean loss and its standard error, in millionths of a point. */
  readonly loss: number;
  readonly error: number;
}

/** The name whose bot loses most nearly as much, and the next one where the uncertainty reaches that far. */
export function performanceOf(game: string, seats: number, { counted, loss, error }: Played): Performance[] {
  const losses = LEVEL_LOSSES[game]?.[seats];
  if (!losses || counted < FEWEST) return [];
  const weakest = rankOf(losses, (loss + error) / POINT);
  const best = rankOf(losses, (loss - error) / POINT);
  // over more than two names nothing is said
  return best - weakest > 1 ? [] : NAMES.slice(weakest, best + 1);
}

/** Halfway between two bots, by ratio, one name ends and the next begins. */
function rankOf(losses: readonly number[], loss: number): number {
  let rank = 0;
  while (rank + 1 < losses.length && loss < Math.sqrt(losses[rank] * losses[rank + 1])) rank++;
  return rank;
}
