import type { SeatNumber } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import type { DieColour } from '../../rules/scenario/scenario-types.ts';
import type { ScythiaEvent, StrengthTerms } from '../../rules/state/events.ts';
import { eventsOf } from './log.ts';

export interface LastRaid {
  readonly seat: SeatNumber;
  readonly settlement: string;
  readonly dice: readonly { readonly die: DieColour; readonly face: string }[];
  readonly terms: StrengthTerms;
  readonly points: number;
  readonly wounds: number;
}

/** The raid that was counted in the turn shown last; undefined once there is a step of another turn. */
export function lastRaid(steps: readonly Step[]): LastRaid | undefined {
  const counted = steps.findLastIndex((step) => eventsOf(step).some(({ type }) => type === 'strength'));
  const strength = counted < 0 ? undefined : eventsOf(steps[counted]).find(({ type }) => type === 'strength');
  if (strength?.type !== 'strength') return undefined;
  const ended = steps.findIndex(
    (step, index) => index >= counted && eventsOf(step).some(({ type }) => type === 'turn-ended'),
  );
  if (ended >= 0 && ended < steps.length - 1) return undefined;
  const started = steps.findLastIndex((step) => eventsOf(step).some(({ type }) => type === 'raided'));
  const { seat, settlement, terms, points, wounds } = strength;
  const dice = diceOf(steps.slice(started, counted + 1).flatMap(eventsOf));
  return { seat, settlement, terms, points, wounds, dice };
}

/** As they lay in the end: a die that was rolled again is the later one. */
function diceOf(events: readonly ScythiaEvent[]): LastRaid['dice'] {
  const dice: { die: DieColour; face: string }[] = [];
  let again = 0;
  for (const event of events) {
    if (event.type === 'rerolls') again = event.die - 1;
    if (event.type === 'rolled') dice[event.again ? again : dice.length] = { die: event.die, face: event.face };
  }
  return dice;
}
