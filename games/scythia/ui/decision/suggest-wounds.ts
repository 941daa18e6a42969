import { seatOf } from '@tessera/kernel';
import { timesOf } from '../../rules/cards/crew.ts';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import type { Amounts } from '../../rules/scenario/scenario-types.ts';
import { crewCard } from '../scenario-of.ts';
import { stateOf } from '../state-of.ts';

const WORTH: Readonly<Record<string, number>> = {
  points: 1,
  gold: 2,
  cards: 0.7,
  silver: 0.5,
  provisions: 0.5,
  kumis: 0.5,
};
const PLACES = 5;

const worthOf = (gain: Amounts): number =>
  Object.entries(gain).reduce((sum, [what, n]) => sum + (WORTH[what] ?? 1) * (n ?? 0), 0);

/** What the next wound at a place takes away, in points or so, once these places have got one each: less is better. */
function loss(view: ScythiaPosition, place: number, dealt: readonly number[]): number {
  const seat = seatOf(view.turn);
  const crew = view.players[seat]?.crew[place - 1];
  if (!crew) return Number.POSITIVE_INFINITY;
  const card = crewCard(view, crew.name);
  const times = timesOf(stateOf(view), seat * PLACES + place - 1);
  const left = card.strength - crew.wounds - timesIn(dealt, place);
  const { ability } = card;
  if (left > 0) {
    const first = !view.raid?.wounded.includes(place) && !dealt.includes(place);
    const gain = first && 'whenWounded' in ability ? worthOf(ability.whenWounded) * times : 0;
    return 0.6 + (left === 1 ? 0.3 : 0) - gain;
  }
  // dead already
  if (left < 0) return Number.POSITIVE_INFINITY;
  if ('whenKilled' in ability)
    return ability.whenKilled === 'return'
      ? 0.5 * card.cost
      : 0.5 * card.cost + 1 - worthOf(ability.whenKilled) * times;
  return 1 + 0.7 * card.cost + ('end' in ability ? 1.5 : 0.4 * times);
}

const timesIn = (dealt: readonly number[], place: number): number => dealt.filter((each) => each === place).length;

/** The whole deal as most would make it, one wound after another (S-53): places from 1, in order. */
export function suggestedDeal(view: ScythiaPosition, places: readonly number[], wounds: number): number[] {
  const deal: number[] = [];
  while (deal.length < wounds) {
    const [best] = places
      .map((place) => ({ place, loss: loss(view, place, deal) }))
      .filter((each) => each.loss < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.loss - b.loss);
    if (!best) break;
    deal.push(best.place);
  }
  return deal;
}

/** The place of the next wound. */
export const suggestedWound = (view: ScythiaPosition, places: readonly number[]): number | undefined =>
  suggestedDeal(view, places, 1)[0];
