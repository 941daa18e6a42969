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
  const [key, args] = asked(decision);
  return text(`scythia.prompt.${key}`, { name, ...args });
}

export const rollLabel = ({ text, view }: ScythiaDecision): string =>
  text('scythia.choice.roll', { count: diceToRoll(view) });

/** All that are still to be rolled are one throw; none of them when a die is thrown again. */
const diceToRoll = ({ pending }: ScythiaPosition): number =>
  pending.reduce((sum, { kind, b }) => sum + (kind === 'roll' ? b : 0), 0);

type Asked = readonly [key: string, args?: Readonly<Record<string, string | number>>];

function asked(decision: ScythiaDecision): Asked {
  const { text, view, legal, picking } = decision;
  const [card] = picking.needs.flatMap((need) => (need.startsWith('card ') ? [need.slice(5)] : []));
  if (card !== undefined && !pickedMove(view, legal, picking))
    return ['placeFor', { card: nameOf(text, 'crew', card) }];
  const frame = topFrame(view);
  const count = frame?.a ?? 0;
  const settlement = view.raid ? settlementName(text, view.raid.settlement) : '';
  switch (frame?.kind) {
    case 'set-up':
      return ['choose'];
    case 'keep':
      return ['keep', { count }];
    case 'turn': {
      const worker = view.players[view.turn - 1]?.worker ?? 'blue';
      return [offers(legal, 'raid') ? 'turnOrRaid' : 'turn', { worker }];
    }
    case 'take':
      return ['take'];
    case 'action':
    case 'another':
    case 'choose':
      return options(decision);
    case 'discard':
      return ['discard', { count }];
    case 'pay-cards':
      return ['payCards', { what: taken(text, 'cards', count) }];
    case 'pay-plunder':
      return ['payPlunder', { what: taken(text, 'plunder', count) }];
    case 'pay-strength':
      return ['payStrength', { count }];
    case 'heal':
      return ['heal', { what: taken(text, 'wounds', count) }];
    case 'place-animal':
      return [isHorseAtHand(view) ? 'placeHorse' : 'placeEagle'];
    case 'swap-take':
      return ['swapTake'];
    case 'kumis':
      return ['kumis', { settlement }];
    case 'reroll':
      return ['reroll', { count }];
    case 'ignore':
      return ['ignore', { what: taken(text, 'wounds', count) }];
    case 'wound':
      return ['wound', { count }];
    case 'plunder':
      return ['plunder', { settlement }];
    case 'end-turn':
      return ['limit'];
    default:
      return ['any'];
  }
}

/** A choice at hand: of a building's action, of the Town Centre, or of a card's effect. */
function options({ text, view, legal }: ScythiaDecision): Asked {
  const frame = topFrame(view);
  const at = buildingAtHand(view);
  const building = at ? nameOf(text, 'building', at) : '';
  if (isOnlySkip(legal)) return at ? ['nothingHere', { building }] : ['nothing'];
  const ways = (['play', 'hero', 'unlock'] as const)
    .filter((way) => offers(legal, way))
    .map((way) => text(`scythia.prompt.way.${way}`));
  if (ways.length > 0) {
    const what = capital(ways.reduce((a, b) => text('scythia.or', { a, b })));
    return [frame?.kind === 'another' ? 'another' : 'townCentre', { what }];
  }
  if (at === 'barracks' && offers(legal, 'hire')) return [offers(legal, 'use') ? 'barracksOr' : 'barracks'];
  if (frame?.kind !== 'choose') return ['action', { building }];
  if (offers(legal, 'hire')) return ['hire'];
  if (offers(legal, 'complete')) return ['quest'];
  if (offers(legal, 'plunder-one')) return ['plunderOne'];
  if (offers(legal, 'visit')) return ['visit'];
  if (offers(legal, 'swap')) return ['swap'];
  if (offers(legal, 'return')) return ['return'];
  if (offers(legal, 'horse')) return ['horse'];
  return [offers(legal, 'eagle') ? 'eagle' : 'any'];
}
