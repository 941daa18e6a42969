import type { Result } from '@tessera/kernel';

/** A result as programs read it: seats count from 1. */
export const resultJSON = (result: Result): Result => ({
  ...result,
  winners: result.winners.map((seat) => seat + 1),
  standings: result.standings.map((standing) => ({ ...standing, seat: standing.seat + 1 })),
});
