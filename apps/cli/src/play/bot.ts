import { CryptoRng, type Game, isLevel } from '@tessera/kernel';
import { think } from '@tessera/mind';

/** It gets the view of its seat, never the state. */
export function botMove(game: Game, view: unknown, level: string, ms?: number): string {
  if (!isLevel(level)) throw new Error(`There is no level "${level}".`);
  return think(game, view, { level, rng: new CryptoRng(), ...(ms === undefined ? {} : { ms }) }).move;
}
