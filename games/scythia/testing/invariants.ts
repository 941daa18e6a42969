import { checkPending } from '../rules/position/position-pending.ts';
import { checkPieces } from '../rules/position/position-pieces.ts';
import type { State } from '../rules/state/state.ts';

/** Throws when a piece is lost, doubled or where it can't be, or when what is pending does not fit. */
export function invariants(s: State): void {
  checkPieces(s);
  checkPending(s);
  const kinds = s.board.crewNames.length;
  const sum = (counts: Int16Array) => counts.reduce((all, n) => all + n, 0);
  for (let seat = 0; seat < s.seats; seat++)
    if (sum(s.hand.subarray(seat * kinds, (seat + 1) * kinds)) !== s.has[seat * 9 + 8])
      throw new Error('The size of a hand is wrong.');
  if (sum(s.deck) !== s.deckSize || sum(s.discard) !== s.discardSize) throw new Error('The size of the deck is wrong.');
  if (s.cells.some((n) => n < 0)) throw new Error('Something is less than nothing.');
}
