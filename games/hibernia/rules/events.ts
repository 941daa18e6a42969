import type { GameEvent } from '@tessera/kernel';
import type { Colour } from './scenario/board.ts';
import type { Face } from './state.ts';

/** An army is a seat from 1; with three players the unused army is 4. Lands go by name. */
export type HiberniaEvent = GameEvent &
  (
    | { readonly type: 'started'; readonly seat: number }
    | { readonly type: 'castleDrawn'; readonly seat: number; readonly land: string; readonly lands: readonly string[] }
    | { readonly type: 'unusedArmy'; readonly lands: readonly string[] }
    | { readonly type: 'rolled'; readonly seat: number; readonly face: Face }
    /** `action`: which of the two was used. */
    | {
        readonly type: 'marched';
        readonly seat: number;
        readonly to: string;
        readonly warriors: number;
        readonly fromReserve: number;
        readonly action: 'die' | 'wild';
      }
    | { readonly type: 'taken'; readonly seat: number; readonly from: string }
    | { readonly type: 'reinforced'; readonly seat: number; readonly land: string; readonly warriors: number }
    | { readonly type: 'occupied'; readonly seat: number; readonly land: string; readonly warriors: number }
    /** `holder` 0: the land is empty. */
    | {
        readonly type: 'battle';
        readonly seat: number;
        readonly against: number;
        readonly land: string;
        readonly fallen: number;
        readonly holder: number;
        readonly warriors: number;
      }
    /** What each player took back from the shield, by seat. */
    | {
        readonly type: 'raised';
        readonly seat: number;
        readonly returned: readonly number[];
        readonly action: 'die' | 'wild';
      }
    /** `land` is missing where the marker leapt. */
    | { readonly type: 'scored'; readonly seat: number; readonly from: number; readonly steps: readonly ScoredStep[] }
    | { readonly type: 'lastRound'; readonly seat: number }
    | { readonly type: 'tieRound'; readonly seats: readonly number[] }
    | { readonly type: 'gameEnded'; readonly winner: number }
  );

export interface ScoredStep {
  readonly distance: number;
  readonly colour: Colour;
  readonly land?: string;
}

/** It says that the game is over. */
export const END_EVENT = 'gameEnded' satisfies HiberniaEvent['type'];
