import type { Step } from '@tessera/table';
import type { CambriaPosition } from '../../rules/position/position-types.ts';
import { eventsOf, rolledAgain } from './log.ts';

export interface DiceNow {
  /** 0 for a die that waits to be thrown. */
  readonly dice: readonly number[];
  /** Which of them a ship has lent, and the value it took the place of (C-21). */
  readonly lent: { readonly index: number; readonly replaced: number } | null;
  /** The step of the throw, so that a new one tumbles. */
  readonly thrown: number;
}

/** What lies in the tray: the last throw stays in sight until the next, and one that didn't count (C-12) until it is thrown again. */
export function diceNow(view: CambriaPosition, steps: readonly Step[], fresh: boolean): DiceNow {
  const last = steps.at(-1);
  const again = last !== undefined && rolledAgain(last) !== undefined;
  if (fresh && !again) return { dice: view.phase === 'roll' ? [0, 0] : [0], lent: null, thrown: -1 };
  let lent: DiceNow['lent'] = null;
  let dice: readonly number[] | undefined;
  for (let i = steps.length - 1; i >= 0; i--)
    for (const event of eventsOf(steps[i])) {
      if (event.type === 'shipUsed' && dice === undefined) {
        dice = event.dice;
        lent = { index: event.dice.indexOf(event.ship), replaced: event.replaced };
      }
      if (event.type === 'rolled') return { dice: dice ?? event.dice, lent, thrown: i };
    }
  return { dice: [0], lent: null, thrown: -1 };
}
