import { type SeatNumber, seatOf } from '@tessera/kernel';
import { hirePrice } from '../../rules/cards/crew.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import type { Effect } from '../../rules/scenario/scenario-types.ts';
import { boardOfView } from '../scenario-of.ts';
import { stateOf } from '../state-of.ts';
import { alternativesOf, effectAtHand } from './frame.ts';

/** How much less silver a crew costs by the effect at hand. */
function discountAtHand(view: ScythiaPosition): number {
  const hires = alternativesOf(effectAtHand(view))
    .map(hireIn)
    .filter((discount) => discount !== undefined);
  return Math.max(0, ...hires);
}

const hireIn = (effect: Effect): number | undefined =>
  'hire' in effect ? effect.hire : 'spend' in effect ? hireIn(effect.to) : undefined;

/** The silver that hiring a card would cost a seat now (S-46). */
export const priceOf = (view: ScythiaPosition, seat: SeatNumber, card: string): number =>
  hirePrice(
    stateOf(view),
    seatOf(seat),
    boardOfView(view).crewNames.indexOf(card),
    seat === view.turn ? discountAtHand(view) : 0,
  );
