import type { Step } from '@tessera/table';
import type { GameUi, Player } from '@tessera/ui';
import type { Speed } from '../settings/index.ts';

const FACTOR: Readonly<Record<Speed, number>> = { off: 0, slow: 1.8, normal: 1, fast: 0.5 };
const TRAVEL = 380;
/** Without motion a bot's move is still looked at for a moment, or a whole round would be over in a blink. */
const STILL = 280;
/** Nobody needs time to look at what they did themselves. */
const OWN_MOVE = 140;

export const travelMs = (speed: Speed): number => TRAVEL * FACTOR[speed];

export function paceOf(ui: GameUi, players: readonly Player[], speed: Speed, step: Step): number {
  const byBot = players[step.turn - 1]?.isBot ?? false;
  if (speed === 'off') return byBot ? STILL : 0;
  const full = ui.durationMs(step) * FACTOR[speed];
  const isOwnMove =
    step.seat > 0 && !byBot && ui.banner(step, { view: step.view, players, text: (key) => key }) === undefined;
  return isOwnMove ? Math.min(full, OWN_MOVE) : full;
}
