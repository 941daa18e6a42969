import { isCount } from './json.ts';

declare const counted: unique symbol;

/**
 * A seat in code: counted from 0, so that it is an index; -1 is chance, or nobody. Any number will do, so that indexes and typed
 * arrays need no casts, but a SeatNumber does not compile.
 */
export type Seat = number & { readonly [counted]?: 'from 0' };

/** A seat in text, messages, events and positions, and to whoever reads them: counted from 1; 0 is chance, or nobody. */
export type SeatNumber = number & { readonly [counted]: 'from 1' };

export const NO_SEAT = 0 as SeatNumber;

/** Whether what somebody wrote may be the number of a seat. */
export const isSeatNumber = (x: unknown, seats = Number.POSITIVE_INFINITY): x is SeatNumber =>
  isCount(x) && x >= 1 && x <= seats;

export const seatNumber = (seat: Seat): SeatNumber => (seat + 1) as SeatNumber;

export const seatOf = (number: SeatNumber): Seat => number - 1;
