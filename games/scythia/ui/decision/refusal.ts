import { seatOf } from '@tessera/kernel';
import type { Building } from '../../rules/scenario/scenario-types.ts';
import { BUILDING_RULES } from '../../rules/turn/buildings.ts';
import { ownSeat, seatName } from '../names.ts';
import { raidOutlook } from '../raid/raid-outlook.ts';
import { settlementOf } from '../scenario-of.ts';
import { counted, nameOf } from '../sentences/card-names.ts';
import { describePlace, questAt } from '../sentences/describe-place.ts';
import { capital } from '../sentences/effect-text.ts';
import { type Place, parsePlace } from '../sentences/parse-place.ts';
import { FACE_DOWN } from '../sentences/quest-text.ts';
import { hasPlunder, slotsOf, workersText } from '../sentences/settlement-text.ts';
import { buildingAtHand, topFrame } from './frame.ts';
import { offers } from './move-object.ts';
import { priceOf } from './price.ts';
import type { ScythiaDecision } from './prompt.ts';
import { whyNoEffect } from './why-no-effect.ts';

/** What lies at a place, and why a tap on it does nothing now. */
export function refusal(decision: ScythiaDecision, id: string): string {
  return [describePlace(decision, id), whyNot(decision, parsePlace(id))].filter(Boolean).join(' ');
}

function whyNot(decision: ScythiaDecision, place: Place): string {
  const { text, waiting, seat } = decision;
  if (waiting !== 'move') return text(`scythia.why.${waiting}`, { name: seatName(decision, seat) });
  switch (place.kind) {
    case 'building':
      return whyNotBuilding(decision, place.building);
    case 'settlement':
      return whyNotRaid(decision, place.settlement);
    case 'slot':
      return text(topFrame(decision.view)?.kind === 'plunder' ? 'scythia.why.otherSlot' : 'scythia.why.slot');
    case 'quest':
      return whyNotQuest(decision, place);
    case 'animal':
      return text('scythia.why.animal');
    case 'hero':
      if (place.seat !== decision.view.turn) return text('scythia.why.notYours');
      return text(decision.view.heroUsed ? 'scythia.why.heroUsed' : 'scythia.why.hero');
    case 'crew':
    case 'eagle':
    case 'horse':
      return place.seat === decision.view.turn ? text('scythia.why.notNow') : text('scythia.why.notYours');
    case 'hand':
      return whyNotCard(decision, place.index);
    default:
      return text('scythia.why.notNow');
  }
}

/** S-21, S-76 */
function whyNotBuilding({ text, view }: ScythiaDecision, building: Building): string {
  const frame = topFrame(view)?.kind;
  if (frame !== 'turn' && frame !== 'take') return text('scythia.why.notNow');
  if (view.blocked === building) return text('scythia.why.blocked');
  if (frame === 'take') return text(view.placedAt === building ? 'scythia.why.justPlaced' : 'scythia.why.noWorker');
  if (view.workers[building] !== null) return text('scythia.why.occupied');
  const worker = view.players[seatOf(view.turn)]?.worker ?? 'blue';
  return BUILDING_RULES[building].workers.includes(worker)
    ? text('scythia.why.notNow')
    : text('scythia.why.closed', { worker });
}

/** S-50 */
function whyNotRaid({ text, view }: ScythiaDecision, name: string): string {
  if (topFrame(view)?.kind !== 'turn') return text('scythia.why.raidLater');
  if (!slotsOf(view, name).some(hasPlunder)) return text('scythia.why.noPlunder');
  const settlement = settlementOf(view, name);
  const player = view.players[seatOf(view.turn)];
  const worker = player?.worker ?? 'blue';
  const lacks: string[] = [];
  if (!settlement.workers.includes(worker))
    lacks.push(text('scythia.why.raidWorker', { worker, workers: workersText(text, settlement) }));
  const { crewThere, crewNeeded, provisions, wagons } = raidOutlook(view, name);
  if (crewThere < crewNeeded)
    lacks.push(text('scythia.why.raidCrew', { needed: counted(text, 'crew', crewNeeded), has: crewThere }));
  const costs = [
    ['provisions', provisions, player?.provisions ?? 0],
    ['wagon', wagons, player?.wagon ?? 0],
  ] as const;
  for (const [what, cost, has] of costs)
    if (has < cost) lacks.push(text('scythia.why.raidCost', { cost: counted(text, what, cost), has }));
  return lacks.length === 0
    ? text('scythia.why.notNow')
    : text('scythia.why.raid', { lacks: capital(lacks.join('; ')) });
}

/** S-44 */
function whyNotQuest({ text, view, legal }: ScythiaDecision, place: Extract<Place, { kind: 'quest' }>): string {
  const quest = questAt(view, place);
  if (quest === null) return text('scythia.why.noQuest');
  if (quest === FACE_DOWN) return text('scythia.why.faceDown');
  const here = buildingAtHand(view) === 'chiefs-tent' || offers(legal, 'complete');
  return text(here ? 'scythia.why.cannotPay' : 'scythia.why.quest', {
    building: nameOf(text, 'building', 'chiefs-tent'),
  });
}

function whyNotCard({ text, view, legal }: ScythiaDecision, index: number): string {
  const seat = ownSeat(view);
  const card = view.players[seatOf(seat)]?.hand?.[index - 1];
  if (card === undefined || seat !== view.turn) return text('scythia.why.notNow');
  if (offers(legal, 'hire')) {
    return text('scythia.why.silver', {
      cost: counted(text, 'silver', priceOf(view, seat, card)),
      has: view.players[seatOf(seat)]?.silver ?? 0,
    });
  }
  if (offers(legal, 'play', 'hero', 'unlock')) return whyNoEffect(text, view, card);
  if (offers(legal, 'discard')) return text('scythia.why.otherCard');
  return text('scythia.why.card', {
    barracks: nameOf(text, 'building', 'barracks'),
    townCentre: nameOf(text, 'building', 'town-centre'),
  });
}
