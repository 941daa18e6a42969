import type { Step } from '@tessera/table';
import { SHIELD_PLACE } from '../../board/index.ts';
import { eventsOf } from './log.ts';

/** The places where a step happened. */
export function placesOf(step: Step): string[] {
  return eventsOf(step).flatMap((event): readonly string[] => {
    if (event.type === 'marched') return [event.to];
    if (event.type === 'taken') return [event.from];
    if (event.type === 'battle') return [event.land];
    if (event.type === 'castleDrawn' || event.type === 'unusedArmy') return event.lands;
    return event.type === 'raised' ? [SHIELD_PLACE] : [];
  });
}

/** Where the last turn went that went anywhere: both of its marches. */
export function lastMove(steps: readonly Step[]): string[] {
  let last = steps.length - 1;
  while (last >= 0 && placesOf(steps[last]).length === 0) last--;
  const places: string[] = [];
  for (let i = last; i >= 0 && steps[i].turn === steps[last].turn; i--)
    for (const event of eventsOf(steps[i])) if (event.type === 'marched') places.push(event.to);
  return places;
}
