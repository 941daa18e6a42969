import type { TargetKind } from '../../board/index.ts';
import { armyName, isRoadName, isShipName, roadName, shipNumber } from '../names.ts';
import { journeysOfMode, litPlaces, shipUses } from './picking.ts';
import type { CambriaDecision } from './prompt.ts';

/** Who stands on a road: an army from 1, the Legion, or nobody. */
function standingOn(view: CambriaDecision['view'], place: string): number | 'legion' | undefined {
  if (view.legion === place) return 'legion';
  const army = view.armies.findIndex((each) => each.roads.includes(place)) + 1;
  return army > 0 ? army : undefined;
}

/** Every place that does something when tapped, and what. */
export function targetKinds({
  view,
  legal,
  picking,
}: Pick<CambriaDecision, 'view' | 'legal' | 'picking'>): Map<string, TargetKind> {
  const kinds = new Map<string, TargetKind>();
  const lit = litPlaces(legal, picking);
  for (const place of lit.ships) kinds.set(place, 'ship');
  for (const place of lit.origins) kinds.set(place, 'pickUp');
  const [journey] = journeysOfMode(legal, picking.mode);
  for (const place of lit.targets) {
    if (journey.kind === 'legion') kinds.set(place, 'legion');
    else if (journey.kind === 'board') kinds.set(place, 'board');
    else kinds.set(place, standingOn(view, place) === undefined ? 'place' : 'throwOut');
  }
  // the half that is chosen stays, to be let go again
  if (picking.from !== null) kinds.set(picking.from, 'pickUp');
  return kinds;
}

/** A lit place as a control with a name. */
export function targetName(decision: CambriaDecision, place: string, kind: TargetKind): string {
  const { view, text, picking, legal } = decision;
  const where = isRoadName(place)
    ? { road: roadName(text, place) }
    : { ship: isShipName(place) ? shipNumber(place) : 0 };
  if (place === picking.from) return text('cambria.target.putDown');
  if (place === picking.to)
    return text('cambria.target.forget', {
      place: isRoadName(place) ? roadName(text, place) : String(shipNumber(place)),
    });
  const there = standingOn(view, place);
  const name = there === undefined ? '' : there === 'legion' ? text('cambria.legion') : armyName(decision, there);
  switch (kind) {
    case 'ship':
      return text(picking.ship === shipNumber(place) ? 'cambria.target.leaveShip' : 'cambria.target.ship', where);
    case 'legion':
      return text(name ? 'cambria.target.legionOnto' : 'cambria.target.legion', { ...where, name });
    case 'pickUp': {
      const pickUp = text(isRoadName(place) ? 'cambria.target.pickUp' : 'cambria.target.pickUpShip', where);
      const asShip = shipUses(legal).some((use) => place === `ship ${use.ship}`);
      return asShip ? `${pickUp}. ${text('cambria.target.ship', where)}` : pickUp;
    }
    default:
      return text(`cambria.target.${kind}`, { ...where, name });
  }
}
