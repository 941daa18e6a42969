import type { GameEvent, SeatNumber } from '@tessera/kernel';
import type { Amounts, Building, DieColour, Plunder, WorkerColour } from '../scenario/scenario-types.ts';

/** Seats and places are from 1. Quests and cards go by the names of the scenario. */
type Tell<Type extends string, Fields = unknown> = GameEvent & { readonly type: Type } & Fields;
type PlunderCounts = Readonly<Record<Plunder, number>>;

/** Where something on the board is: the village (settlement null, place 1 or 2), or a slot of a settlement. */
export interface Where {
  readonly settlement: string | null;
  readonly slot: number;
}

export interface StrengthTerms {
  readonly kumis: number;
  readonly dice: number;
  readonly crew: number;
  readonly animals: number;
  readonly abilities: number;
}

export type ScythiaEvent =
  // set-up
  | Tell<'start', { seat: SeatNumber }>
  | Tell<'filled', { settlement: string; slot: number; plunder: PlunderCounts }>
  | Tell<'paired', { hero: string; crew: string }>
  | Tell<'chose', { seat: SeatNumber; hero: string; crew: string }>
  // cards
  /** `card` is null for those who may not know it. */
  | Tell<'drew', { seat: SeatNumber; card: string | null }>
  | Tell<'discarded', { seat: SeatNumber; card: string }>
  | Tell<'reshuffled', { what: 'crew' | 'animals' | 'schemes' }>
  // a village turn
  | Tell<'placed', { seat: SeatNumber; building: Building; worker: WorkerColour }>
  | Tell<'took', { seat: SeatNumber; building: Building; worker: WorkerColour }>
  | Tell<'skipped', { seat: SeatNumber }>
  /** One of several ways to use a building or a card, in the words of the notation. */
  | Tell<'used', { seat: SeatNumber; what: string }>
  | Tell<'visited', { seat: SeatNumber; building: Building }>
  /** `by` is a crew that gives it: its left-hand ability, or null. */
  | Tell<'gained', { seat: SeatNumber; what: Amounts; by: string | null }>
  | Tell<'paid', { seat: SeatNumber; what: Amounts }>
  | Tell<'took-from-player', { seat: SeatNumber; from: SeatNumber; what: Amounts }>
  | Tell<'hired', { seat: SeatNumber; card: string; place: number; silver: number; replaced: string | null }>
  | Tell<'swapped', { seat: SeatNumber; card: string; place: number; back: string }>
  | Tell<'played', { seat: SeatNumber; card: string }>
  | Tell<'used-hero', { seat: SeatNumber; hero: string }>
  | Tell<'used-eagle', { seat: SeatNumber; place: number; card: string }>
  | Tell<'healed', { seat: SeatNumber; place: number; card: string; wounds: number }>
  | Tell<'took-animal', { seat: SeatNumber; animal: string; half: 'eagle' | 'horse'; row: number }>
  | Tell<
      'placed-animal',
      { seat: SeatNumber; animal: string; half: 'eagle' | 'horse'; place: number; replaced: string | null }
    >
  | Tell<'returned-eagle', { seat: SeatNumber; animal: string; place: number }>
  | Tell<'refilled', { animal: string; row: number }>
  | Tell<'completed', { seat: SeatNumber; quest: string; at: Where }>
  | Tell<'took-plunder', { seat: SeatNumber; kind: Plunder; settlement: string; slot: number }>
  // a raid
  | Tell<'raided', { seat: SeatNumber; settlement: string; worker: WorkerColour; provisions: number; wagons: number }>
  | Tell<'drank', { seat: SeatNumber; kumis: number }>
  | Tell<'rerolls', { seat: SeatNumber; die: number }>
  | Tell<'rolled', { seat: SeatNumber; die: DieColour; face: string; again: boolean }>
  | Tell<
      'strength',
      {
        seat: SeatNumber;
        settlement: string;
        terms: StrengthTerms;
        total: number;
        points: number;
        wounds: number;
        diceWounds: number;
      }
    >
  | Tell<'ignored', { seat: SeatNumber; wounds: number }>
  | Tell<'wounded', { seat: SeatNumber; place: number; card: string }>
  | Tell<'killed', { seat: SeatNumber; place: number; card: string; returned: boolean }>
  | Tell<
      'plundered',
      { seat: SeatNumber; settlement: string; slot: number; plunder: PlunderCounts; worker: WorkerColour }
    >
  | Tell<'turned-quest', { quest: string; at: Where }>
  // the end of a turn
  | Tell<'lost', { seat: SeatNumber; what: Amounts }>
  | Tell<'turn-ended', { seat: SeatNumber }>
  | Tell<'last-turns', { why: 'slots' | 'quests' | 'deadlock'; left: number }>
  | Tell<'over'>
  // the rival (S-71)
  | Tell<'scheme', { scheme: number }>
  | Tell<'rival-checked', { what: 'slots' | 'provisions' | 'strength'; has: number; needs: number; holds: boolean }>
  | Tell<
      'rival-raided',
      {
        settlement: string;
        slot: number;
        plunder: PlunderCounts;
        worker: WorkerColour;
        provisions: number;
        horses: readonly string[];
        points: number;
      }
    >
  | Tell<'rival-quest', { at: Where }>
  | Tell<'rival-quest-known', { quest: string }>
  | Tell<'rival-provisions', { provisions: number }>
  | Tell<'rival-horse', { animal: string | null; row: number }>;

/** It says that the game is over. */
export const END_EVENT = 'over' satisfies ScythiaEvent['type'];
