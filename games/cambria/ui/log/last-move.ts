import type { Step } from '@tessera/table';
import { eventsOf } from './log.ts';

/** The places of a step's pieces, where they came from and where they stand. */
export function placesOf(step: Step): string[] {
  return eventsOf(step).flatMap((event) => {
    if (event.type === 'placed' || event.type === 'legionMoved')
      return [event.to, event.from].filter((place) => place !== 'reserve');
    if (event.type === 'boarded') return [`ship ${event.ship}`, event.from].filter((place) => place !== 'reserve');
    return [];
  });
}

/** The newest step that moved a piece. */
export function lastMove(steps: readonly Step[]): string[] {
  for (let i = steps.length - 1; i >= 0; i--) {
    const places = placesOf(steps[i]);
    if (places.length > 0) return places;
  }
  return [];
}
