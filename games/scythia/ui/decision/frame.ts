import type { PendingPosition, ScythiaPosition } from '../../rules/position/position-types.ts';
import { BUILDINGS, type Building, type Effect } from '../../rules/scenario/scenario-types.ts';
import { BUILDING_RULES } from '../../rules/turn/buildings.ts';
import { boardOfView } from '../scenario-of.ts';

/** What is to be done now: the last of what is pending. */
export const topFrame = (view: ScythiaPosition): PendingPosition | undefined => view.pending.at(-1);

/** The building whose action is at hand. */
export function buildingAtHand(view: ScythiaPosition): Building | undefined {
  const frame = topFrame(view);
  if (frame?.kind === 'action') return BUILDINGS[frame.a];
  return frame?.kind === 'another' ? 'town-centre' : undefined;
}

/** The effect that is being chosen from: a building's action, or a node of a card (S-21). */
export function effectAtHand(view: ScythiaPosition): Effect | undefined {
  const building = buildingAtHand(view);
  if (building) return BUILDING_RULES[building].action[view.colour ?? 'blue'];
  const frame = topFrame(view);
  return frame?.kind === 'choose' ? boardOfView(view).program[frame.a]?.effect : undefined;
}

export const alternativesOf = (effect: Effect | undefined): readonly Effect[] =>
  effect === undefined ? [] : 'choose' in effect ? effect.choose : [effect];
