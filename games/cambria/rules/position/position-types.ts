import type { SeatNumber } from '@tessera/kernel';
import type { Scenario } from '../scenario/board.ts';

export const PHASES = [
  'start', // chance: who begins (C-11)
  'muster-roll', // chance: one die for the first soldier (C-12)
  'muster',
  'neutral-roll', // chance: one die for the neutral army (C-61)
  'neutral',
  'roll', // chance: two dice (C-20)
  'act',
  'board', // after a move of the Legion (C-28)
  'over',
] as const;
export type PhaseName = (typeof PHASES)[number];

/** A position, and what every seat sees: Cambria hides nothing. Seats count from 1, places go by name. */
export interface CambriaPosition {
  readonly game: 'cambria';
  /** Players, 2–5. */
  readonly seats: number;
  /** The id of a scenario we ship, or a whole scenario. */
  readonly scenario: string | Scenario;
  readonly options: { readonly lateTie: 'last' | 'first' };
  readonly phase: PhaseName;
  /** The seat whose turn it is, from 1; 0 before chance has said who begins. */
  readonly turn: SeatNumber;
  /** Turns finished so far. */
  readonly turns: number;
  /** Turns in a row that were nothing but a pass (C-29). */
  readonly passes: number;
  /** None, one (muster, neutral) or two, the lower first. */
  readonly dice: readonly number[];
  /** A ship has replaced a die this turn (C-21). */
  readonly shipUsed: boolean;
  /** 'standard', a road such as 'Caer Gai/Deva', or 'removed' when the game is over. */
  readonly legion: string;
  /** One per seat; with two players the neutral army is the third. */
  readonly armies: readonly ArmyPosition[];
}

export interface ArmyPosition {
  readonly reserve: number;
  /** Roads with a soldier of this army. */
  readonly roads: readonly string[];
  /** Values of the ships with a soldier of this army. */
  readonly ships: readonly number[];
  /** Forts whose token it has taken. */
  readonly forts: readonly string[];
  /** Forts whose bonus token it has taken. */
  readonly bonus: readonly string[];
  readonly points: number;
}
