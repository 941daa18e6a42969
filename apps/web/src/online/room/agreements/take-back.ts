import type { SeatNumber } from '@tessera/kernel';
import type { Step } from '@tessera/table';

/** How many moves stay when the newest turn of these seats is taken back; undefined when they have done nothing yet. */
export function takeBackTo(steps: readonly Step[], yours: readonly SeatNumber[]): number | undefined {
  let index = steps.findLastIndex((step) => yours.includes(step.seat));
  if (index < 0) return undefined;
  while (index > 0 && steps[index - 1].turn === steps[index].turn) index--;
  return index;
}
