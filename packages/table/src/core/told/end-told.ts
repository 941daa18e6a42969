import type { Game } from '@tessera/kernel';
import type { Step } from '../protocol.ts';

/** While the last turn can still be taken back its step does not say that the game is over, nor who has won. */
export const withoutEnd = <S>({ endEvent }: Game<S>, step: Step): Step =>
  step.events.some(({ type }) => type === endEvent)
    ? { ...step, events: step.events.filter(({ type }) => type !== endEvent) }
    : step;
