import type { SeatNumber } from '@tessera/kernel';
import type { Step, TableState } from '@tessera/table';

/** The seat that is to take the device before the table is shown: where there are secrets, and several people here. */
export const coveredFor = ({ hides, yours, viewer }: TableState): SeatNumber | null =>
  hides && yours.length > 1 && typeof viewer === 'number' ? viewer : null;

/** How many steps that seat has surely seen: up to its own last move, and what came of it. */
export function lastStepOf(steps: readonly Step[], seat: SeatNumber): number {
  const own = steps.findLastIndex((step) => step.seat === seat);
  const next = steps.findIndex((step, index) => index > own && step.turn !== seat);
  return own < 0 ? 0 : next < 0 ? steps.length : next;
}
