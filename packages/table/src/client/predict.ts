import { type Game, type Rng, seatOf } from '@tessera/kernel';
import type { Act, Step, TableState } from '../core/protocol.ts';
import { playStep } from '../core/told/steps.ts';
import { hides, viewerOf } from '../core/told/viewer.ts';

/** A view that is the whole position leaves nothing to guess. */
const NOTHING_TO_GUESS: Rng = {
  below: () => {
    throw new Error('A position that hides nothing has nothing to be drawn.');
  },
};

/**
 * What a decision of one's own will come to, before the host has said so: only where nothing is hidden, so that the view
 * is the whole position. What chance does then is for the host to tell.
 */
export function predict<S>(game: Game<S>, state: TableState, act: Act): Step | undefined {
  if (act.type !== 'move' || state.waiting !== 'move' || state.paused) return undefined;
  if (hides(game) || state.hides || !state.yours.includes(state.seat)) return undefined;
  const { rules } = game;
  const s = rules.determinize(state.view, NOTHING_TO_GUESS);
  if (rules.actor(s) !== seatOf(state.seat)) return undefined;
  const move = rules.parse(s, act.move);
  return move.ok ? playStep(game, s, move.value, state.moves, viewerOf(state.viewer)) : undefined;
}
