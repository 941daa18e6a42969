import { seatOf } from '@tessera/kernel';
import type { Decision } from '@tessera/ui';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { seatName } from '../names.ts';
import { nameOf, taken } from '../sentences/card-names.ts';
import { capital } from '../sentences/effect-text.ts';
import { settlementName } from '../sentences/where.ts';
import { buildingAtHand, topFrame } from './frame.ts';
import { isOnlySkip, offers } from './move-object.ts';
import { isHorseAtHand } from './needs.ts';
import { type Picking, pickedMove } from './picking.ts';

export type ScythiaDecision = Decision<ScythiaPosition, Picking>;

/** Who must do what, in one sentence. */
export function prompt(decision: ScythiaDecision): string {
  const { text, waiting, seat } = decision;
  const name = seatName(decision, seat);
  if (waiting === 'over') return text('scythia.prompt.over');
  if (waiting === 'roll') return text('scythia.prompt.roll', { name, count: diceToRoll(decision.view) });
  if (waiting !== 'move') return text(`scythia.prompt.${waiting}`, { name });
  return asked(decision, name);
}

export const rollLabel = ({ text, view }: ScythiaDecision): string =>
  text('scythia.choice.roll', { count: diceToRoll(view) });

/** All that are still to be rolled are one throw; none of them when a die is thrown again. */
const diceToRoll = ({ pending }: ScythiaPosition): number =>
  pending.reduce((sum, { kind, b }) => sum + (kind === 'roll' ? b : 0), 0);

function asked(decision: ScythiaDecision, name: string): string {
  const { text, view, legal, picking } = decision;
  const [card] = picking.needs.flatMap((need) => (need.startsWith('card ') ? [need.slice(5)] : []));
  if (card !== undefined && !pickedMove(view, legal, picking))
    return text('scythia.prompt.placeFor', { name, card: nameOf(text, 'crew', card) });
  const frame = topFrame(view);
  const count = frame?.a ?? 0;
  const settlement = view.raid ? settlementName(text, view.raid.settlement) : '';
  switch (frame?.kind) {
    case 'set-up':
      return text('scythia.prompt.choose', { name });
    case 'keep':
      return text('scythia.prompt.keep', { name, count });
    case 'turn': {
      const worker = view.players[seatOf(view.turn)]?.worker ?? 'blue';
      return text(offers(legal, 'raid') ? 'scythia.prompt.turnOrRaid' : 'scythia.prompt.turn', { name, worker });
    }
    case 'take':
      return text('scythia.prompt.take', { name });
    case 'action':
    case 'another':
    case 'choose':
      return options(decision, name);
    case 'discard':
      return text('scythia.prompt.discard', { name, count });
    case 'pay-cards':
      return text('scythia.prompt.payCards', { name, what: taken(text, 'cards', count) });
    case 'pay-plunder':
      return text('scythia.prompt.payPlunder', { name, what: taken(text, 'plunder', count) });
    case 'pay-strength':
      return text('scythia.prompt.payStrength', { name, count });
    case 'heal':
      return text('scythia.prompt.heal', { name, what: taken(text, 'wounds', count) });
    case 'place-animal':
      return text(isHorseAtHand(view) ? 'scythia.prompt.placeHorse' : 'scythia.prompt.placeEagle', { name });
    case 'swap-take':
      return text('scythia.prompt.swapTake', { name });
    case 'kumis':
      return text('scythia.prompt.kumis', { name, settlement });
    case 'reroll':
      return text('scythia.prompt.reroll', { name, count });
    case 'ignore':
      return text('scythia.prompt.ignore', { name, what: taken(text, 'wounds', count) });
    case 'wound':
      return text('scythia.prompt.wound', { name, count });
    case 'plunder':
      return text('scythia.prompt.plunder', { name, settlement });
    case 'end-turn':
      return text('scythia.prompt.limit', { name });
    default:
      return text('scythia.prompt.any', { name });
  }
}

/** A choice at hand: of a building's action, of the Town Centre, or of a card's effect. */
function options({ text, view, legal }: ScythiaDecision, name: string): string {
  const frame = topFrame(view);
  const at = buildingAtHand(view);
  const building = at ? nameOf(text, 'building', at) : '';
  if (isOnlySkip(legal))
    return at ? text('scythia.prompt.nothingHere', { name, building }) : text('scythia.prompt.nothing', { name });
  const ways = (['play', 'hero', 'unlock'] as const)
    .filter((way) => offers(legal, way))
    .map((way) => text(`scythia.prompt.way.${way}`));
  if (ways.length > 0) {
    const what = capital(ways.reduce((a, b) => text('scythia.or', { a, b })));
    return text(frame?.kind === 'another' ? 'scythia.prompt.another' : 'scythia.prompt.townCentre', { name, what });
  }
  if (at === 'barracks' && offers(legal, 'hire'))
    return text(offers(legal, 'use') ? 'scythia.prompt.barracksOr' : 'scythia.prompt.barracks', { name });
  if (frame?.kind !== 'choose') return text('scythia.prompt.action', { name, building });
  if (offers(legal, 'hire')) return text('scythia.prompt.hire', { name });
  if (offers(legal, 'complete')) return text('scythia.prompt.quest', { name });
  if (offers(legal, 'plunder-one')) return text('scythia.prompt.plunderOne', { name });
  if (offers(legal, 'visit')) return text('scythia.prompt.visit', { name });
  if (offers(legal, 'swap')) return text('scythia.prompt.swap', { name });
  if (offers(legal, 'return')) return text('scythia.prompt.return', { name });
  if (offers(legal, 'horse')) return text('scythia.prompt.horse', { name });
  return text(offers(legal, 'eagle') ? 'scythia.prompt.eagle' : 'scythia.prompt.any', { name });
}
