import { seatNumber } from '@tessera/kernel';
import { SHIELD_PLACE } from '../../board/index.ts';
import { Kind, makeMove } from '../../rules/moves.ts';
import { fromJSON } from '../../rules/position/position.ts';
import { COLOURS } from '../../rules/scenario/board.ts';
import { NOBODY, Phase, type State } from '../../rules/state.ts';
import { marchSize, spareWarriors } from '../../rules/turn/march.ts';
import { type Reason, reasonAgainst } from '../../rules/turn/why-not.ts';
import { armyName, colourOfLand, type HiberniaScene } from '../names.ts';
import type { HiberniaDecision } from './prompt.ts';

/** A land is worth a question at any time: what is it, and who holds it? */
function landSentence(scene: HiberniaScene, land: string): string {
  const { text, view } = scene;
  const held = view.lands[land];
  const colour = text(`hibernia.colour.${colourOfLand(view, land)}`);
  if (!held) return text('hibernia.land.empty', { land, colour });
  return text('hibernia.land.held', { land, colour, name: armyName(scene, held.army), count: held.warriors });
}

/** Why a tap on this place does nothing, in a sentence. */
export function refusal(decision: HiberniaDecision, place: string): string {
  const { text, view, waiting, seat } = decision;
  if (waiting !== 'move') {
    const why = {
      over: text('hibernia.why.gameOver'),
      bot: text('hibernia.why.wait', { name: armyName(decision, seat) }),
      confirm: text('hibernia.why.confirmFirst'),
      roll: text('hibernia.why.rollFirst'),
    }[waiting];
    return place === SHIELD_PLACE ? why : `${landSentence(decision, place)} ${why}`;
  }
  const state = fromJSON(view);
  if (!state.ok) return text('hibernia.why.notNow');
  const s = state.value;
  if (place === SHIELD_PLACE)
    return text(s.phase === Phase.take ? 'hibernia.why.takeFirst' : 'hibernia.why.notNow', { missing: s.missing });
  const land = s.board.landNames.indexOf(place);
  if (land < 0) return text('hibernia.why.notNow');
  const reason = reasonAgainst(s, makeMove(s.phase === Phase.take ? Kind.take : Kind.march, land));
  const why = isOfLastTwo(reason) && isFarther(s, land) ? (`${reason}.scattered` as const) : reason;
  return text(`hibernia.why.${why}`, {
    land: place,
    colour: COLOURS[s.board.colour[land]],
    die: view.die ?? '',
    name: armyName(decision, s.owner[land] === NOBODY ? view.turn : seatNumber(s.owner[land])),
    size: marchSize(s, land),
    spare: s.reserve[s.turn] + spareWarriors(s, land),
    missing: s.missing,
  });
}

const LAST_TWO = ['onlyPair', 'lastPair', 'noPair'] as const;
const isOfLastTwo = (reason: Reason): reason is (typeof LAST_TWO)[number] => LAST_TWO.some((each) => each === reason);

/** H-13: a scattered player who never held two adjacent lands counts those with one land between them, too. */
const isFarther = (s: State, land: number): boolean => s.scattered && s.paired[s.owner[land]] === 0;
