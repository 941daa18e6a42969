import type { Step } from '@tessera/table';
import {
  animalPlace,
  buildingPlace,
  crewPlace,
  eaglePlace,
  heroPlace,
  horsePlace,
  questPlace,
  settlementPlace,
  slotPlace,
} from '../../board/map/places.ts';
import type { ScythiaEvent } from '../../rules/state/events.ts';
import { eventsOf } from './log.ts';

/** The places where a step happened. */
export const placesOf = (step: Step): string[] => eventsOf(step).flatMap(placeOf);

function placeOf(event: ScythiaEvent): string[] {
  switch (event.type) {
    case 'placed':
    case 'took':
    case 'visited':
      return [buildingPlace(event.building)];
    case 'raided':
    case 'strength':
      return [settlementPlace(event.settlement)];
    case 'plundered':
    case 'took-plunder':
    case 'rival-raided':
      return [slotPlace(event.settlement, event.slot)];
    case 'hired':
    case 'swapped':
    case 'wounded':
    case 'killed':
    case 'healed':
      return [crewPlace(event.seat, event.place)];
    case 'placed-animal':
      return [(event.half === 'eagle' ? eaglePlace : horsePlace)(event.seat, event.place)];
    case 'used-hero':
      return [heroPlace(event.seat)];
    case 'took-animal':
    case 'refilled':
      return [animalPlace(event.row)];
    case 'completed':
    case 'turned-quest':
    case 'rival-quest':
      return [questPlace(event.at.settlement, event.at.slot)];
    default:
      return [];
  }
}

/** What the last turn touched on the board, so that one who looked away sees what happened. */
export function lastTurnPlaces(steps: readonly Step[], viewer: number): string[] {
  let last = steps.length - 1;
  while (last >= 0 && (steps[last].turn === viewer || placesOf(steps[last]).length === 0)) last--;
  const places: string[] = [];
  for (let i = last; i >= 0 && steps[i].turn === steps[last].turn; i--) places.push(...placesOf(steps[i]));
  return places;
}
