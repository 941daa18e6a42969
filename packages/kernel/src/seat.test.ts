import { expect, test } from 'vitest';
import { CHANCE } from './rules.ts';
import { isSeatNumber, NO_SEAT, type Seat, type SeatNumber, seatNumber, seatOf } from './seat.ts';

test('seats count from 0 in code and from 1 outside, where 0 is chance or nobody', () => {
  expect([CHANCE, 0, 4].map((seat) => seatNumber(seat))).toEqual([NO_SEAT, 1, 5]);
  for (const seat of [CHANCE, 0, 4]) expect(seatOf(seatNumber(seat))).toBe(seat);
});

test('what somebody wrote is the number of a seat from 1 up to how many there are', () => {
  expect([1, 3].every((number) => isSeatNumber(number, 3))).toBe(true);
  for (const other of [0, -1, 4, 1.5, Number.NaN, '1', null]) expect(isSeatNumber(other, 3)).toBe(false);
});

test('the one does not compile where the other is asked for', () => {
  const seat: Seat = 2;
  const number = seatNumber(seat);
  const own: readonly Seat[] = [seat];
  const yours: readonly SeatNumber[] = [number];
  const sits = (at: Seat, called: SeatNumber) => own.includes(at) && yours.includes(called);
  expect(sits(seat, number)).toBe(true);
  // @ts-expect-error a seat instead of its number
  expect(sits(seat, seat)).toBe(false);
  // @ts-expect-error its number instead of a seat
  expect(sits(number, number)).toBe(false);
  // @ts-expect-error a number converted by hand
  expect(sits(seat, seat + 1)).toBe(true);
  // @ts-expect-error twice
  expect(seatNumber(number)).toBe(4);
  // @ts-expect-error the other way round
  expect(seatOf(seat)).toBe(1);
  // @ts-expect-error never the same
  expect(seat === number).toBe(false);
});
