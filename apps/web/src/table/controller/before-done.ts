import type { Step, TableState } from '@tessera/table';
import type { GameUi } from '@tessera/ui';

/**
 * A last turn that waits for *Done* may still be taken back: until then log, banner, sounds and screen readers don't say
 * that the game is over. Only the newest step can have ended it.
 */
export function beforeDone(
  { endEvent }: Pick<GameUi, 'endEvent'>,
  { waiting, moves }: Pick<TableState, 'waiting' | 'moves'>,
  step: Step,
): Step {
  if (waiting !== 'confirm' || step.index !== moves - 1 || !step.events.some(({ type }) => type === endEvent))
    return step;
  return { ...step, events: step.events.filter(({ type }) => type !== endEvent) };
}

/** What of a step was not told before *Done*. */
export const endOf = ({ endEvent }: Pick<GameUi, 'endEvent'>, step: Step): Step => ({
  ...step,
  events: step.events.filter(({ type }) => type === endEvent),
});
