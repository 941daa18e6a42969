import type { SeatNumber } from '@tessera/kernel';
import type { Scenario } from '../scenario/board.ts';
import type { Face } from '../state.ts';

export const PHASES = [
  'start', // chance: who begins (H-10)
  'castles', // chance: which castle is whose (H-10)
  'roll', // chance: the die (H-20)
  'act',
  'take', // where missing warriors come from (H-23)
  'over',
] as const;
export type PhaseName = (typeof PHASES)[number];

/** A position, and what every seat sees: Hibernia hides nothing. Seats count from 1, lands go by name. */
export interface HiberniaPosition {
  readonly game: 'hibernia';
  /** Players, 3 or 4. */
  readonly seats: number;
  /** The id of a scenario we ship, or a whole scenario. */
  readonly scenario: string | Scenario;
  readonly options: { readonly scattered: 'no' | 'yes' };
  readonly phase: PhaseName;
  /** The seat that began, from 1; 0 before chance has said so. */
  readonly first: SeatNumber;
  /** The seat whose turn it is, from 1; 0 before that. */
  readonly turn: SeatNumber;
  /** Turns finished so far. */
  readonly turns: number;
  /** What the die shows; null when it is to be rolled. */
  readonly die: Face | null;
  /** The actions still to be taken. */
  readonly actions: { readonly die: boolean; readonly wild: boolean };
  /** In the phase 'take': where the march goes, and how many warriors are still to be taken from own lands. */
  readonly march: { readonly to: string; readonly missing: number } | null;
  /** A marker has gone all the way round (H-50). */
  readonly ending: boolean;
  /** Lands with warriors. */
  readonly lands: Readonly<Record<string, { readonly army: SeatNumber; readonly warriors: number }>>;
  /** One per seat. The unused army of three players is army 4 and stands on lands only. */
  readonly players: readonly PlayerPosition[];
}

export interface PlayerPosition {
  readonly reserve: number;
  /** Own warriors on the shield. */
  readonly shield: number;
  /** Spaces the marker has gone from the sword, past it and on. */
  readonly distance: number;
  /** With a scattered start only: has held two adjacent lands at some time (H-13). */
  readonly paired?: boolean;
}
