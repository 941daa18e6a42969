import { type Result, type SeatNumber, type Standing, seatNumber } from '@tessera/kernel';

/** A result as programs read it: seats by their numbers. */
export interface ResultJson extends Omit<Result, 'winners' | 'standings'> {
  readonly winners: readonly SeatNumber[];
  readonly standings: readonly (Omit<Standing, 'seat'> & { readonly seat: SeatNumber })[];
}

export const resultJSON = (result: Result): ResultJson => ({
  ...result,
  winners: result.winners.map(seatNumber),
  standings: result.standings.map((standing) => ({ ...standing, seat: seatNumber(standing.seat) })),
});
