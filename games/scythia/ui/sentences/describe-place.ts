import { type SeatNumber, seatOf } from '@tessera/kernel';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { ownSeat, type ScythiaScene } from '../names.ts';
import { buildingSentence } from './building-text.ts';
import { counted } from './card-names.ts';
import { animalHalfText, animalSentence, crewSentence, heroSentence } from './card-text.ts';
import { type Place, parsePlace } from './parse-place.ts';
import { questText } from './quest-text.ts';
import { settlementSentence, slotSentence } from './settlement-text.ts';

/** What lies at a place, in a sentence: worth a question at any time. Empty when there is nothing to say. */
export function describePlace(scene: ScythiaScene, id: string): string {
  const place = parsePlace(id);
  const { text, view } = scene;
  switch (place.kind) {
    case 'building':
      return buildingSentence(text, place.building, colourAt(view, place.building));
    case 'settlement':
      return settlementSentence(text, view, place.settlement);
    case 'slot': {
      const slot = view.slots.find((each) => each.settlement === place.settlement && each.slot === place.slot);
      return slot ? slotSentence(text, view, slot) : '';
    }
    case 'quest': {
      const quest = questAt(view, place);
      return quest === null ? '' : questText(text, view, quest);
    }
    case 'animal': {
      const animal = view.animals.row[place.row - 1];
      if (!animal) return text('scythia.animal.none');
      return place.half ? animalHalfText(text, view, animal, place.half) : animalSentence(text, view, animal);
    }
    case 'hero': {
      const hero = view.players[seatOf(place.seat)]?.hero;
      return hero ? heroSentence(text, view, hero) : '';
    }
    case 'crew':
      return crewPlaceSentence(scene, place.seat, place.place);
    case 'eagle':
    case 'horse': {
      const animal = view.players[seatOf(place.seat)]?.[place.kind === 'eagle' ? 'eagles' : 'horses'][place.place - 1];
      return animal ? animalHalfText(text, view, animal, place.kind) : text(`scythia.place.${place.kind}`);
    }
    case 'hand': {
      const card = view.players[seatOf(ownSeat(view))]?.hand?.[place.index - 1];
      return card ? crewSentence(text, view, card) : '';
    }
    default:
      return '';
  }
}

/** The colour that would count there: of the worker who stands there, or of the one to be placed. */
const colourAt = (view: ScythiaPosition, building: keyof ScythiaPosition['workers']) =>
  view.workers[building] ?? view.players[seatOf(view.turn)]?.worker ?? null;

export const questAt = (view: ScythiaPosition, place: Extract<Place, { kind: 'quest' }>): string | null =>
  place.settlement === null
    ? (view.villageQuests[place.slot - 1] ?? null)
    : (view.slots.find((each) => each.settlement === place.settlement && each.slot === place.slot)?.quest ?? null);

function crewPlaceSentence({ text, view }: ScythiaScene, seat: SeatNumber, place: number): string {
  const crew = view.players[seatOf(seat)]?.crew[place - 1];
  if (!crew) return text('scythia.place.crew', { place });
  const sentence = crewSentence(text, view, crew.name);
  return crew.wounds > 0
    ? text('scythia.place.wounded', { sentence, wounds: counted(text, 'wounds', crew.wounds) })
    : sentence;
}
