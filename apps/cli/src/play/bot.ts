import { CryptoRng, type Game, isLevel } from '@tessera/kernel';
import { think } from '@tessera/mind';
import type { BotQuestion } from '@tessera/table';

/** It gets the view of its seat, never the state. */
export function botMove(game: Game, { view, level, turn }: BotQuestion, ms?: number): string {
  if (!isLevel(level)) throw new Error(`There is no level "${level}".`);
  return think(game, view, { level, turn, rng: new CryptoRng(), ...(ms === undefined ? {} : { ms }) }).move;
}
