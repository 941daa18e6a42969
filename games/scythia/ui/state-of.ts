import { SeededRng } from '@tessera/kernel';
import { rules } from '../rules/index.ts';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import type { State } from '../rules/state/state.ts';

const known = new WeakMap<ScythiaPosition, State>();

/**
 * A state that the view allows, to ask the rules about what the viewer does know: prices, strengths, points. What is
 * hidden in it is made up, so nothing about it may be shown. It must not be changed.
 */
export function stateOf(view: ScythiaPosition): State {
  const before = known.get(view);
  if (before) return before;
  const state = rules.determinize(view, new SeededRng(1));
  known.set(view, state);
  return state;
}
