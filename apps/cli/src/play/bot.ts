import { CryptoRng, unwrap } from '@tessera/kernel';
import { type LevelId, think } from '@tessera/mind';
import type { Match } from '../match.ts';

/** It gets the view of the seat to act, never the state. */
export function botMove(match: Match, level: LevelId, ms?: number): number {
  const { game, state, actor } = match;
  const view = game.rules.view(state, actor);
  const thought = think(game, view, { level, rng: new CryptoRng(), ...(ms === undefined ? {} : { ms }) });
  return unwrap(match.read(thought.move));
}
