import { fail, type Outcome, ok } from '@tessera/kernel';
import type { State } from '../state.ts';

/** A position is read in steps; each fills its part of the state, or says what is wrong. */
export type Step = (s: State, json: Record<string, unknown>) => Outcome<null>;

export const DONE = ok(null);
/** What is not even written like a position. */
export const bad = (message: string) => fail('bad-position', message);
/** What contradicts the rules. */
export const impossible = (message: string) => fail('impossible-position', message);

export const onLands = (s: State, army: number): number =>
  s.warriors.reduce((sum, warriors, land) => sum + (s.owner[land] === army ? warriors : 0), 0);

/** 0 for the seat that began. */
export const orderOf = (s: State, seat: number): number => (seat - s.first + s.seats) % s.seats;
