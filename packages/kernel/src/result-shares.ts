import type { Seat } from './seat.ts';

interface Won {
  readonly winners: readonly (Seat | number)[];
}

/** What a finished game came to for a seat, from 0 to 1: a shared win is shared, and the game itself may have won. */
export const resultShare = ({ winners }: Won, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** The same for every seat, to `out`, which may have room for armies without a seat. */
export function resultShares({ winners }: Won, out: Float64Array): Float64Array {
  out.fill(0);
  for (const seat of winners) out[seat] = 1 / winners.length;
  return out;
}
