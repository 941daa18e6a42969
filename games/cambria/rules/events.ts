import type { GameEvent, SeatNumber } from '@tessera/kernel';

/** Where a piece is or comes from: a road's name, 'ship 4', 'reserve' or 'standard'. */
export type PlaceName = string;

/** An army is a seat from 1; with two players the neutral army is 3. */
export type CambriaEvent = GameEvent &
  (
    | { readonly type: 'started'; readonly seat: SeatNumber }
    | {
        readonly type: 'rolled';
        readonly dice: readonly number[];
        readonly seat: SeatNumber;
        readonly for: 'muster' | 'neutral' | 'turn';
      }
    /** The die showed 1, or no road of that value is free (C-12). */
    | { readonly type: 'rollAgain'; readonly seat: SeatNumber; readonly die: number }
    | { readonly type: 'placed'; readonly army: SeatNumber; readonly from: PlaceName; readonly to: PlaceName }
    | { readonly type: 'thrownOut'; readonly army: SeatNumber; readonly from: PlaceName }
    | { readonly type: 'legionSentHome'; readonly from: PlaceName }
    | { readonly type: 'legionMoved'; readonly seat: SeatNumber; readonly from: PlaceName; readonly to: PlaceName }
    | {
        readonly type: 'shipUsed';
        readonly seat: SeatNumber;
        readonly ship: number;
        readonly replaced: number;
        readonly dice: readonly number[];
      }
    | { readonly type: 'boarded'; readonly seat: SeatNumber; readonly from: PlaceName; readonly ship: number }
    | { readonly type: 'stayedAshore'; readonly seat: SeatNumber }
    | { readonly type: 'passed'; readonly seat: SeatNumber }
    /** `held` is how many roads each army holds there, by army from 1. */
    | {
        readonly type: 'fortTaken';
        readonly fort: string;
        readonly army: SeatNumber;
        readonly points: number;
        readonly held: readonly number[];
      }
    /** army 0: the bonus token leaves the game (C-42). */
    | { readonly type: 'bonusTaken'; readonly fort: string; readonly army: SeatNumber; readonly points: number }
    | { readonly type: 'turnEnded'; readonly seat: SeatNumber }
    /** 'forts': six or fewer left (C-50); 'passes': three rounds of passes (C-29). */
    | { readonly type: 'lastCount'; readonly why: 'forts' | 'passes' }
    | { readonly type: 'gameEnded'; readonly winner: SeatNumber }
  );

/** It says that the game is over. */
export const END_EVENT = 'gameEnded' satisfies CambriaEvent['type'];
