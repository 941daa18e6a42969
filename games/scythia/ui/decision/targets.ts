import { seatOf } from '@tessera/kernel';
import { type BoardTarget, handPlace, type TargetKind } from '../../board/index.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { ownSeat } from '../names.ts';
import { describePlace } from '../sentences/describe-place.ts';
import { parsePlace } from '../sentences/parse-place.ts';
import type { Need } from './needs.ts';
import { candidates, openNeeds } from './picking.ts';
import { previewSentence } from './preview.ts';
import type { ScythiaDecision } from './prompt.ts';

/** The places a need can be met at: a card may be in hand twice. */
function placesFor(decision: ScythiaDecision, need: Need): string[] {
  if (!need.startsWith('card ')) return parsePlace(need).kind === 'other' ? [] : [need];
  const hand = decision.view.players[seatOf(ownSeat(decision.view))]?.hand ?? [];
  return hand.flatMap((card, index) => (card === need.slice(5) ? [handPlace(index + 1)] : []));
}

/** Everything that does something when tapped now, each with its name for those who can't see it. */
export function targetsOf(decision: ScythiaDecision): BoardTarget[] {
  const { view, legal, picking } = decision;
  const open = openNeeds(view, legal, picking);
  const next = nextNeed(decision);
  return [...open].flatMap((need) => {
    const label = labelOf(decision, need);
    return placesFor(decision, need).map((id): BoardTarget => {
      const kind = parsePlace(id).kind;
      return {
        id,
        kind: kind as TargetKind,
        label: label || verbed(decision, need, describePlace(decision, id)),
        state: picking.needs.includes(need) ? 'chosen' : 'lit',
        ...(need === next ? { next: true } : {}),
      };
    });
  });
}

/** What a picked card waits for: a place that is free, before one whose crew would have to go. */
function nextNeed({ view, legal, picking }: ScythiaDecision): Need | undefined {
  if (picking.needs.length === 0) return undefined;
  const open = candidates(view, legal, picking).filter(({ needs }) => needs.length > picking.needs.length);
  const next = open.find(({ move }) => move.do === 'hire' && !crewAt(view, move.place)) ?? open[0];
  return next?.needs.find((need) => !picking.needs.includes(need));
}

const crewAt = (view: ScythiaPosition, place: number) => view.players[seatOf(view.turn)]?.crew[place - 1];

/** A card that waits for its place says what it is picked for. */
function verbed({ text, view, legal }: ScythiaDecision, need: Need, card: string): string {
  const [first] = need.startsWith('card ') ? candidates(view, legal, { needs: [need] }) : [];
  const doing = first?.move.do;
  return doing === 'hire' || doing === 'swap' ? text(`scythia.target.${doing}`, { card }) : card;
}

/** What tapping it would do, if that is one thing. */
function labelOf(decision: ScythiaDecision, need: Need): string {
  const { view, legal, picking } = decision;
  const own = [...picking.needs.filter((each) => each !== need), need];
  const exact = [own, [need]]
    .flatMap((needs) => candidates(view, legal, { needs }).filter((each) => each.needs.length === needs.length))
    .at(0);
  return exact ? previewSentence(decision, exact.move) : '';
}
