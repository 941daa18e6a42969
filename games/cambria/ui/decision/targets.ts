import { type SeatNumber, seatNumber } from '@tessera/kernel';
import type { TargetKind } from '../../board/index.ts';
import { armyName, isRoadName, isShipName, roadName, shipNumber } from '../names.ts';
import { journeysOfMode, litPlaces, shipUses } from './picking.ts';
import type { CambriaDecision } from './prompt.ts';

/** Who stands on a road: an army, the Legion, or nobody. */
function standingOn(view: CambriaDecision['view'], place: string): SeatNumber | 'legion' | undefined {
  if (view.legion === place) return 'legion';
  const army = seatNumber(view.armies.findIndex((each) => each.roads.includes(place)));
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
  const road = isRoadName(place) ? roadName(text, place) : '';
  const ship = isShipName(place) ? shipNumber(place) : 0;
  if (place === picking.from) return text('cambria.target.putDown');
  if (place === picking.to)
    return text('cambria.target.forget', {
      place: isRoadName(place) ? roadName(text, place) : String(shipNumber(place)),
    });
  const there = standingOn(view, place);
  const name = there === undefined ? '' : there === 'legion' ? text('cambria.legion') : armyName(decision, there);
  switch (kind) {
    case 'ship':
      return text(picking.ship === ship ? 'cambria.target.leaveShip' : 'cambria.target.ship', { ship });
    case 'legion':
      return name ? text('cambria.target.legionOnto', { road, name }) : text('cambria.target.legion', { road });
    case 'pickUp': {
      const pickUp = road ? text('cambria.target.pickUp', { road }) : text('cambria.target.pickUpShip', { ship });
      const asShip = shipUses(legal).some((use) => place === `ship ${use.ship}`);
      return asShip ? `${pickUp}. ${text('cambria.target.ship', { ship })}` : pickUp;
    }
    default:
      return text(`cambria.target.${kind}`, { road, ship, name });
  }
}
