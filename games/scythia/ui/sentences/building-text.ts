import type { Text } from '@tessera/ui';
import { type Building, WORKER_COLOURS, type WorkerColour } from '../../rules/scenario/scenario-types.ts';
import { BUILDING_RULES } from '../../rules/turn/buildings.ts';
import { nameOf } from './card-names.ts';
import { capital, effectText } from './effect-text.ts';

/** The action of a building for a worker of that colour; undefined where that colour may not go. */
function buildingAction(text: Text, building: Building, colour: WorkerColour): string | undefined {
  const { workers, action } = BUILDING_RULES[building];
  return workers.includes(colour) ? capital(effectText(text, action[colour])) : undefined;
}

/** What a building does: for the colour that counts, or for every colour that makes a difference. */
export function buildingText(text: Text, building: Building, colour: WorkerColour | null): string {
  const known = colour && buildingAction(text, building, colour);
  if (known) return known;
  const byAction = new Map<string, WorkerColour[]>();
  for (const each of WORKER_COLOURS) {
    const action = buildingAction(text, building, each);
    if (action !== undefined) byAction.set(action, [...(byAction.get(action) ?? []), each]);
  }
  if (byAction.size === 1) return [...byAction.keys()][0] ?? '';
  return [...byAction]
    .map(([action, colours]) =>
      text('scythia.building.for', {
        workers: colours.map((each) => text(`scythia.colour.${each}`)).join(', '),
        action,
      }),
    )
    .join('; ');
}

export const buildingSentence = (text: Text, building: Building, colour: WorkerColour | null): string =>
  text('scythia.building.says', {
    name: nameOf(text, 'building', building),
    action: buildingText(text, building, colour),
  });
