import { seatOf } from '@tessera/kernel';
import type { LegalMove } from '@tessera/table';
import {
  animalHalfPlace,
  buildingPlace,
  crewPlace,
  eaglePlace,
  handPlace,
  heroPlace,
  horsePlace,
  questPlace,
  settlementPlace,
  slotPlace,
} from '../../board/map/places.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { ownSeat } from '../names.ts';
import { topFrame } from './frame.ts';
import { type MoveObject, objectOf } from './move-object.ts';

/** What must be tapped for a move, in any order: a place of the board, a card of the hand, a die, or a kind of plunder. */
export type Need = string;

const CARD = 'card ';
const cardNeed = (card: string): Need => `${CARD}${card}`;
const kindNeed = (kind: string): Need => `kind ${kind}`;
const dieNeed = (die: string, face: string): Need => `die ${die} ${face}`;
export const pairNeed = (hero: string): Need => `pair ${hero}`;

const HAND = /^hand (\d+)$/;

/** A tapped place as a need: two cards of a name in hand are the same. */
export function needAt(view: ScythiaPosition, place: string): Need {
  const index = HAND.exec(place)?.[1];
  const card = index === undefined ? undefined : view.players[seatOf(ownSeat(view))]?.hand?.[Number(index) - 1];
  return card === undefined ? place : cardNeed(card);
}

/** Empty for a move that stands among the choices beside the prompt. */
export function needsOf(view: ScythiaPosition, move: MoveObject): readonly Need[] {
  const seat = view.turn;
  switch (move.do) {
    case 'choose':
      return [pairNeed(move.hero)];
    case 'discard':
    case 'play':
      return [cardNeed(move.card)];
    case 'place':
    case 'take':
    case 'visit':
      return [buildingPlace(move.building)];
    case 'raid':
      return [settlementPlace(move.settlement)];
    case 'hero':
      return [heroPlace(seat)];
    case 'hire':
    case 'swap':
      return [cardNeed(move.card), crewPlace(seat, move.place)];
    case 'unlock':
    case 'return':
      return [eaglePlace(seat, move.place)];
    case 'at':
      return [(isHorseAtHand(view) ? horsePlace : eaglePlace)(seat, move.place)];
    case 'heal':
    case 'wound':
      return [crewPlace(seat, move.place)];
    case 'eagle':
    case 'horse':
      return [animalHalfPlace(move.row, move.do)];
    case 'complete':
      return [questPlace(move.settlement, move.slot)];
    case 'plunder-one':
      return [slotPlace(move.settlement, move.slot), kindNeed(move.kind)];
    case 'plunder':
      return [slotPlace(view.raid?.settlement ?? '', move.slot)];
    case 'reroll':
      return [dieNeed(move.die, move.face)];
    default:
      return [];
  }
}

/** The places that a move goes through, on the board, in the hand or before its player, the last one where it ends. */
export function pathOf(view: ScythiaPosition, move: LegalMove): string[] {
  const hand = view.players[seatOf(ownSeat(view))]?.hand ?? [];
  return needsOf(view, objectOf(move)).flatMap((need) => {
    if (!need.startsWith(CARD)) return [need];
    const index = hand.indexOf(need.slice(CARD.length));
    return index < 0 ? [] : [handPlace(index + 1)];
  });
}

/** The half of the animal that is to be placed: see the frame 'place-animal'. */
export const isHorseAtHand = (view: ScythiaPosition): boolean => {
  const frame = topFrame(view);
  return frame?.kind === 'place-animal' && frame.a % 2 === 1;
};
