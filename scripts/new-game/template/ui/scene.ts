import { type SeatNumber, seatOf } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import type { ArmyColour, Decision, Scene } from '@tessera/ui';
import type { StepstoneEvent } from '../rules/events.ts';
import type { StepstonePosition } from '../rules/position.ts';
import type { Scenario } from '../rules/scenario.ts';
import { SCENARIOS } from '../rules/setup.ts';

export type StepstoneScene = Scene<StepstonePosition>;
/** One tap is a whole move: nothing is ever half picked. */
export type Picking = null;
export type StepstoneDecision = Decision<StepstonePosition, Picking>;

export const scenarioOf = ({ scenario }: StepstonePosition): Scenario =>
  typeof scenario === 'string' ? SCENARIOS[scenario] : scenario;

export const nameOf = ({ players }: StepstoneScene, seat: SeatNumber): string =>
  players[seatOf(seat)]?.name ?? `${seat}`;
export const colourOf = ({ players }: StepstoneScene, seat: SeatNumber): ArmyColour =>
  (players[seatOf(seat)]?.colour ?? 'neutral') as ArmyColour;

export const eventsOf = (step: Step): readonly StepstoneEvent[] => step.events as readonly StepstoneEvent[];
