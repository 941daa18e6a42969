import { seatOf } from '@tessera/kernel';
import type { Choice, Decision } from '@tessera/ui';
import { SHIELD_PLACE } from '../../board/index.ts';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import { armyName } from '../names.ts';
import { marches, moveAt, type Picking } from './picking.ts';
import { suggestedLand } from './suggest.ts';

export type HiberniaDecision = Decision<HiberniaPosition, Picking>;

/** Who must do what, in one sentence. */
export function prompt(decision: HiberniaDecision): string {
  const { text, view, waiting, seat, picking } = decision;
  const name = armyName(decision, seat);
  if (waiting === 'over') return text('hibernia.prompt.over');
  if (waiting !== 'move') return text(`hibernia.prompt.${waiting}`, { name });
  if (view.march) return text('hibernia.prompt.take', { name, missing: view.march.missing, land: view.march.to });
  if (picking.place === SHIELD_PLACE) return text('hibernia.prompt.chosenShield', { name });
  if (picking.place !== null) return text('hibernia.prompt.chosen', { name, land: picking.place });
  return text(`hibernia.prompt.${actionKey(decision)}`, { name, colour: view.die ?? '' });
}

function actionKey({ view, legal }: HiberniaDecision) {
  const { die, actions } = view;
  if (marches(legal).length === 0) return actions.die && actions.wild ? 'onlyRaise' : 'onlyRaiseNow';
  if (die === 'purple') return 'purple';
  const anyLand = die === 'black' || !actions.die;
  if (actions.die && actions.wild) return anyLand ? 'bothAny' : 'both';
  return anyLand ? 'oneAny' : 'one';
}

/** To raise, to do what a finger has chosen, and a good guess where a missing warrior comes from. */
export function choices(decision: HiberniaDecision): Choice<Picking>[] {
  const { text, view, legal, picking } = decision;
  const found: Choice<Picking>[] = [];
  const chosen = moveAt(legal, picking.place);
  if (chosen !== undefined && picking.place !== null && picking.place !== SHIELD_PLACE)
    found.push({
      id: 'chosen',
      label: text(view.march ? 'hibernia.choice.take' : 'hibernia.choice.march', { land: picking.place }),
      does: { move: chosen },
    });
  const suggested = suggestedLand(view, legal);
  const suggestion = moveAt(legal, suggested ?? null);
  if (suggested !== undefined && suggestion !== undefined && suggested !== picking.place)
    found.push({
      id: 'suggested',
      label: text('hibernia.choice.suggested', { land: suggested }),
      does: { move: suggestion },
    });
  const raise = moveAt(legal, SHIELD_PLACE);
  if (raise !== undefined) {
    const count = view.players[seatOf(view.turn)]?.shield ?? 0;
    const quiet = count === 0 && marches(legal).length > 0;
    found.push({
      id: 'raise',
      label: text('hibernia.choice.raise', { count }),
      does: { move: raise },
      ...(quiet ? { quiet } : {}),
    });
  }
  return found;
}
