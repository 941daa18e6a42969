import type { Step } from '@tessera/table';
import type { ScythiaEvent } from '../../rules/state/events.ts';
import type { ScythiaScene } from '../names.ts';
import { describeEvent, eventsOf } from './log.ts';

const CHECKS = ['slots', 'provisions', 'strength'];

export interface Reasoning {
  readonly lines: readonly string[];
  /** The condition that decided, from 0; 3 is the raid. */
  readonly at: number | undefined;
}

/** What the rival last looked at and did, one line each. */
export function lastReasoning(scene: ScythiaScene, steps: readonly Step[]): Reasoning {
  let from = steps.length - 1;
  while (from >= 0 && !eventsOf(steps[from]).some((event) => event.type === 'scheme')) from--;
  if (from < 0) return { lines: [], at: undefined };
  const events = steps.slice(from).flatMap((step) => [...eventsOf(step)]);
  const own = events.filter((event) => event.type.startsWith('rival-'));
  const failed = own.find((event) => event.type === 'rival-checked' && !event.holds);
  const raided = own.some((event) => event.type === 'rival-raided');
  return {
    lines: own.flatMap((event) => describeEvent(event, scene).map(({ sentence }) => sentence)),
    at: failed ? checkNumber(failed) : raided ? CHECKS.length : undefined,
  };
}

const checkNumber = (event: ScythiaEvent): number | undefined =>
  event.type === 'rival-checked' ? CHECKS.indexOf(event.what) : undefined;
