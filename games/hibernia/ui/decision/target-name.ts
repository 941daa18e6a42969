import { seatOf } from '@tessera/kernel';
import { SHIELD_PLACE, type TargetKind } from '../../board/index.ts';
import { armyName } from '../names.ts';
import { boardOfView } from '../scenario-of.ts';
import type { HiberniaDecision } from './prompt.ts';

/** A lit place as a control with a name. */
export function targetName(decision: HiberniaDecision, place: string, kind: TargetKind): string {
  const { text, view } = decision;
  if (place === SHIELD_PLACE)
    return text('hibernia.target.raise', { count: view.players[seatOf(view.turn)]?.shield ?? 0 });
  const held = view.lands[place];
  if (kind === 'take') return text('hibernia.target.take', { land: place, count: held?.warriors ?? 0 });
  const { adjacent, landNames } = boardOfView(view);
  const near = Array.from(adjacent[landNames.indexOf(place)], (land) => landNames[land]);
  const count = near.filter((land) => view.lands[land]?.army === view.turn).length; // H-22
  return text(`hibernia.target.${kind}`, {
    land: place,
    count,
    name: held ? armyName(decision, held.army) : '',
    there: held?.warriors ?? 0,
  });
}
