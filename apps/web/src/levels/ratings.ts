import { LEVELS, type Level, USUAL_LEVEL } from '@tessera/kernel';
import { findManifest } from '@tessera/registry';

/** What the level came to in that game; undefined where nobody has measured it. */
export const ratingOf = (game: string, level: Level): number | undefined =>
  findManifest(game)?.levelRatings?.[level]?.rating;

/** The level whose rating lies nearest to that, of two that are as near the weaker; the usual one in a game without ratings. */
export function nearestLevel(game: string, rating: number): Level {
  let nearest: Level = USUAL_LEVEL;
  let least = Infinity;
  for (const level of LEVELS) {
    const distance = Math.abs((ratingOf(game, level) ?? Infinity) - rating);
    if (distance < least) {
      nearest = level;
      least = distance;
    }
  }
  return nearest;
}
