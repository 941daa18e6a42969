import type { SeatNumber } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import type { GameUi, Player } from '@tessera/ui';
import { textOf } from '@tessera/ui';
import type { Speed } from '../../settings/index.ts';

const FACTOR: Readonly<Record<Speed, number>> = { off: 0, slow: 1.8, normal: 1, fast: 0.35, instant: 0 };
const TRAVEL = 380;
/** Without motion another's move is still looked at for a moment, or a whole round would be over in a blink. */
const STILL = 280;
/** Nobody needs time to look at what they did themselves. */
const OWN_MOVE = 140;

export const travelMs = (speed: Speed): number => TRAVEL * FACTOR[speed];

/** How long the dice of a step tumble before they lie. */
export const tumbleMs = (ui: Pick<GameUi, 'tumbles'>, speed: Speed, step: Step): number =>
  ui.tumbles(step) * travelMs(speed);

/** `yours`: the seats of those who look at this page. */
export function paceOf(
  ui: GameUi,
  players: readonly Player[],
  yours: readonly SeatNumber[],
  speed: Speed,
  step: Step,
): number {
  const byOther = step.turn > 0 && !yours.includes(step.turn);
  if (speed === 'instant') return 0;
  if (speed === 'off') return byOther ? STILL : 0;
  const full = ui.durationMs(step) * FACTOR[speed];
  const isOwnMove =
    step.seat > 0 &&
    !byOther &&
    ui.banner(step, { view: step.view, players, text: textOf((key) => key) }) === undefined;
  return isOwnMove ? Math.min(full, OWN_MOVE) : full;
}
