import type { GameEvent, SeatNumber } from '@tessera/kernel';

/** A place is 0 for the near bank, the number of a stone, or one more than stones for the far bank. */
export type StepstoneEvent = GameEvent &
  (
    | { readonly type: 'rolled'; readonly seat: SeatNumber; readonly die: number }
    | { readonly type: 'walked'; readonly seat: SeatNumber; readonly from: number; readonly to: number }
    | { readonly type: 'sentBack'; readonly seat: SeatNumber; readonly from: number; readonly walkers: number }
    | { readonly type: 'cameHome'; readonly seat: SeatNumber }
    | { readonly type: 'gameEnded'; readonly winner: SeatNumber }
  );

/** It says that the game is over. */
export const END_EVENT = 'gameEnded' satisfies StepstoneEvent['type'];
