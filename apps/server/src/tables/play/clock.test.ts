import type { SeatNumber } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { TableClock } from './clock.ts';

const FIRST = 1 as SeatNumber;
const SECOND = 2 as SeatNumber;

const live = { kind: 'live', bankSeconds: 60, incrementSeconds: 5 } as const;
const DAY = 86_400_000;

describe('a clock', () => {
  it('runs for the seat that is waited for, and for no other', () => {
    const clock = new TableClock(live, 2, 0);
    clock.note({ at: 0, seat: FIRST });
    clock.note({ at: 4_000, seat: FIRST });
    expect(clock.leftOf(FIRST, 10_000)).toBe(50_000);
    expect(clock.leftOf(SECOND, 10_000)).toBe(60_000);
    clock.note({ at: 10_000, seat: SECOND });
    expect(clock.leftOf(FIRST, 30_000)).toBe(55_000);
    expect(clock.leftOf(SECOND, 30_000)).toBe(40_000);
    expect(clock.deadline(30_000)).toBe(70_000);
    expect(clock.face(30_000)).toEqual({ 1: 55_000, 2: 40_000, running: 2, at: 30_000 });
  });

  it('gives nobody time for taking back and moving again', () => {
    const clock = new TableClock(live, 2, 0);
    clock.note({ at: 0, seat: FIRST });
    for (let at = 1_000; at <= 6_000; at += 2_000) {
      clock.note({ at, seat: SECOND });
      clock.note({ at: at + 1_000, seat: FIRST, undone: 'alone' });
    }
    // of the six seconds three were its own; those in which the other thought about what came to nothing are nobody's
    expect(clock.leftOf(FIRST, 6_000)).toBe(57_000);
    expect(clock.leftOf(SECOND, 6_000)).toBe(60_000);
  });

  it('of days gives nobody another turn’s time for taking back, unless all agreed to it', () => {
    const clock = new TableClock({ kind: 'days', daysPerMove: 3 }, 2, 0);
    clock.note({ at: 0, seat: FIRST });
    clock.note({ at: 2 * DAY, seat: SECOND });
    clock.note({ at: 4 * DAY, seat: FIRST, undone: 'alone' });
    expect(clock.leftOf(FIRST, 4 * DAY)).toBe(DAY);
    expect(clock.leftOf(SECOND, 4 * DAY)).toBe(3 * DAY);
    clock.note({ at: 4 * DAY, seat: SECOND });
    clock.note({ at: 5 * DAY, seat: FIRST, undone: 'agreed' });
    expect(clock.leftOf(FIRST, 5 * DAY)).toBe(3 * DAY);
  });

  it('of days has all of it for a turn that comes later, although the one before was taken back', () => {
    const clock = new TableClock({ kind: 'days', daysPerMove: 3 }, 2, 0);
    clock.note({ at: 0, seat: SECOND });
    clock.note({ at: 0, seat: FIRST });
    clock.note({ at: 2 * DAY, seat: SECOND });
    clock.note({ at: 2 * DAY, seat: FIRST, undone: 'alone' });
    clock.note({ at: 2 * DAY, seat: SECOND, undone: 'agreed' });
    clock.note({ at: 3 * DAY, seat: FIRST });
    expect(clock.leftOf(FIRST, 3 * DAY)).toBe(3 * DAY);
  });

  it('stands still while the server was down and while all agreed to pause, and counts no moment twice', () => {
    const clock = new TableClock(live, 2, 0);
    clock.note({ at: 0, seat: FIRST });
    clock.stopAt([
      [20_000, 40_000],
      [10_000, 30_000],
      [-50_000, 5_000],
    ]);
    expect(clock.leftOf(FIRST, 50_000)).toBe(60_000 - (50_000 - 5_000 - 30_000));
    clock.stopAt([[10_000, null]]);
    expect(clock.leftOf(FIRST, 90_000)).toBe(50_000);
    expect(clock.deadline(90_000)).toBeUndefined();
    expect(clock.face(90_000)).toMatchObject({ running: 0 });
  });

  it('of days begins anew with each turn', () => {
    const clock = new TableClock({ kind: 'days', daysPerMove: 2 }, 2, 0);
    clock.note({ at: 0, seat: FIRST });
    clock.note({ at: DAY, seat: SECOND });
    clock.note({ at: 2 * DAY, seat: FIRST });
    expect(clock.leftOf(FIRST, 3 * DAY)).toBe(DAY);
    expect(clock.leftOf(SECOND, 3 * DAY)).toBe(2 * DAY);
    expect(clock.deadline(3 * DAY)).toBe(4 * DAY);
  });

  it('of days stands still for whoever is on vacation, and for nobody else', () => {
    const clock = new TableClock({ kind: 'days', daysPerMove: 2 }, 2, 0);
    clock.note({ at: 0, seat: FIRST });
    clock.stopAt([[DAY / 2, DAY]], [[[DAY, 10 * DAY]], []]);
    expect(clock.leftOf(FIRST, 5 * DAY)).toBe(1.5 * DAY);
    expect(clock.face(5 * DAY)).toMatchObject({ 1: 1.5 * DAY, running: 0 });
    // to be looked at when it runs again
    expect(clock.deadline(5 * DAY)).toBe(10 * DAY);
    expect(clock.face(10 * DAY)).toMatchObject({ 1: 1.5 * DAY, running: 1 });
    expect(clock.deadline(11 * DAY)).toBe(11.5 * DAY);
    clock.note({ at: 11 * DAY, seat: SECOND });
    clock.stopAt([], [[], []]);
    expect(clock.leftOf(SECOND, 12 * DAY)).toBe(DAY);
  });

  it('of none never ends', () => {
    const clock = new TableClock({ kind: 'none' }, 2, 0);
    clock.note({ at: 0, seat: FIRST });
    expect(clock.deadline(DAY)).toBeUndefined();
    expect(clock.face(DAY)).toBeNull();
  });
});
