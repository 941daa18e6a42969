import type { Building } from '../../rules/scenario/scenario-types.ts';

/**
 * Every place has an id. A place that can be tapped carries it as `data-place`; a spot where a piece lies but that is
 * no target of its own carries it as `data-spot`. Seats, places, slots and rows are from 1.
 */
export const buildingPlace = (building: Building): string => `building ${building}`;
export const settlementPlace = (settlement: string): string => `settlement ${settlement}`;
export const slotPlace = (settlement: string, slot: number): string => `slot ${settlement}/${slot}`;
/** Settlement null is the village, with its places 1 and 2. */
export const questPlace = (settlement: string | null, slot: number): string =>
  `quest ${settlement ?? 'village'}/${slot}`;
export const animalPlace = (row: number): string => `animal ${row}`;
/** One half of a face-up animal. */
export const animalHalfPlace = (row: number, half: 'eagle' | 'horse'): string => `animal ${row}/${half}`;
export const ANIMAL_DECK = 'animal deck';
export const CREW_DECK = 'crew deck';
export const CREW_DISCARD = 'crew discard';

export const heroPlace = (seat: number): string => `player ${seat}/hero`;
export const crewPlace = (seat: number, place: number): string => `player ${seat}/crew ${place}`;
export const eaglePlace = (seat: number, place: number): string => `player ${seat}/eagle ${place}`;
export const horsePlace = (seat: number, place: number): string => `player ${seat}/horse ${place}`;
/** A card in the hand, by its index from 1. */
export const handPlace = (index: number): string => `hand ${index}`;

// Spots: where a piece stands or lies, for what travels there.
export const buildingWorkerSpot = (building: Building): string => `worker of ${buildingPlace(building)}`;
export const slotWorkerSpot = (settlement: string, slot: number): string => `worker of ${slotPlace(settlement, slot)}`;
export const raiderSpot = (settlement: string, square: number): string => `raider ${settlement}/${square}`;
export const playerWorkerSpot = (seat: number): string => `player ${seat}/worker`;
export const resourceSpot = (seat: number, resource: string): string => `player ${seat}/${resource}`;
export const playerQuestsSpot = (seat: number): string => `player ${seat}/quests`;
export const playerHandSpot = (seat: number): string => `player ${seat}/hand`;
/** A card of the hand that lies open, by its name. */
export const handCardSpot = (card: string): string => `card ${card}`;

/** Finds a place or a spot in the page, so that a piece can travel from it or to it. */
export function placeSelector(id: string): string {
  const quoted = JSON.stringify(id);
  return `[data-place=${quoted}],[data-spot=${quoted}]`;
}
