import type { GameEvent, SeatNumber } from '@tessera/kernel';
import type { Colour } from './scenario/board.ts';
import type { Face } from './state.ts';

/** An army is a seat from 1; with three players the unused army is 4. Lands go by name. */
export type HiberniaEvent = GameEvent &
  (
    | { readonly type: 'started'; readonly seat: SeatNumber }
    | {
        readonly type: 'castleDrawn';
        readonly seat: SeatNumber;
        readonly land: string;
        readonly lands: readonly string[];
      }
    | { readonly type: 'unusedArmy'; readonly lands: readonly string[] }
    | { readonly type: 'rolled'; readonly seat: SeatNumber; readonly face: Face }
    /** `action`: which of the two was used. */
    | {
        readonly type: 'marched';
        readonly seat: SeatNumber;
        readonly to: string;
        readonly warriors: number;
        readonly fromReserve: number;
        readonly action: 'die' | 'wild';
      }
    | { readonly type: 'taken'; readonly seat: SeatNumber; readonly from: string }
    | { readonly type: 'reinforced'; readonly seat: SeatNumber; readonly land: string; readonly warriors: number }
    | { readonly type: 'occupied'; readonly seat: SeatNumber; readonly land: string; readonly warriors: number }
    /** `holder` 0: the land is empty. */
    | {
        readonly type: 'battle';
        readonly seat: SeatNumber;
        readonly against: SeatNumber;
        readonly land: string;
        readonly fallen: number;
        readonly holder: SeatNumber;
        readonly warriors: number;
      }
    /** What each player took back from the shield, by seat. */
    | {
        readonly type: 'raised';
        readonly seat: SeatNumber;
        readonly returned: readonly number[];
        readonly action: 'die' | 'wild';
      }
    /** `land` is missing where the marker leapt. */
    | {
        readonly type: 'scored';
        readonly seat: SeatNumber;
        readonly from: number;
        readonly steps: readonly ScoredStep[];
      }
    | { readonly type: 'lastRound'; readonly seat: SeatNumber }
    | { readonly type: 'tieRound'; readonly seats: readonly SeatNumber[] }
    | { readonly type: 'gameEnded'; readonly winner: SeatNumber }
  );

export interface ScoredStep {
  readonly distance: number;
  readonly colour: Colour;
  readonly land?: string;
}

/** It says that the game is over. */
export const END_EVENT = 'gameEnded' satisfies HiberniaEvent['type'];
