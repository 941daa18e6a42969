import { CHANCE, OVER, SeededRng } from '@tessera/kernel';
import type { Appraiser } from '../review/appraiser.ts';

/** Moves until a turn comes round again. No game of ours needs as many. */
const MOST_MOVES = 2000;

/**
 * A position at the next turn of the seat that acts, or at the end of the game: it makes that move, then everybody plays the move that
 * looks best at first sight. With one seat there is no next turn to be told from this one.
 */
export function futureAfter<S, J>(appraiser: Appraiser<S, J>, world: S, move: number, seed: string): S | undefined {
  const { rules } = appraiser.game;
  if (rules.seats(world) < 2) return undefined;
  const seat = rules.actor(world);
  const rng = new SeededRng(seed);
  const s = rules.alloc(world);
  rules.copyInto(s, world);
  rules.play(s, move);
  let left = false;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const actor = rules.actor(s);
    if (actor === OVER) return s;
    if (rules.turnOf(s) !== seat) left = true;
    else if (left) return s;
    rules.play(s, actor === CHANCE ? rules.sample(s, rng) : appraiser.bestAtSight(s).move);
  }
  return undefined;
}
