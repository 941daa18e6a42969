import type { Step } from '@tessera/table';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import type { Face } from '../../rules/state.ts';
import { eventsOf } from './log.ts';

export interface DieNow {
  /** null for a die that waits to be thrown. */
  readonly face: Face | null;
  /** The step of the throw, so that a new one tumbles. */
  readonly thrown: number;
  /** What the turn gives, and whether it is still to be used. */
  readonly actions: readonly DieAction[];
}

export interface DieAction {
  readonly id: 'die' | 'wild' | 'leap';
  readonly open: boolean;
}

/** What lies in the tray: the last throw stays in sight until the next. */
export function dieNow(view: HiberniaPosition, steps: readonly Step[], fresh: boolean): DieNow {
  if (fresh) return { face: null, thrown: -1, actions: [] };
  for (let i = steps.length - 1; i >= 0; i--)
    for (const event of eventsOf(steps[i]))
      if (event.type === 'rolled') return { face: event.face, thrown: i, actions: actionsOf(event.face, view) };
  return { face: view.die, thrown: -1, actions: actionsOf(view.die, view) };
}

/** H-20. When the turn is over both are used, and stay in sight with the die. */
function actionsOf(face: Face | null, { die, actions }: HiberniaPosition): DieAction[] {
  if (face === null) return [];
  return [
    face === 'purple' ? { id: 'leap', open: die !== null } : { id: 'die', open: actions.die },
    { id: 'wild', open: actions.wild },
  ];
}
