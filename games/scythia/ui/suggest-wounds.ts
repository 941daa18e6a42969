import { timesOf } from '../rules/crew.ts';
import type { ScythiaPosition } from '../rules/position-types.ts';
import type { Amounts } from '../rules/scenario-types.ts';
import { crewCard } from './scenario-of.ts';
import { stateOf } from './state-of.ts';

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

/** What the next wound at a place takes away, in points or so: less is better. */
function loss(view: ScythiaPosition, place: number): number {
  const seat = view.turn - 1;
  const crew = view.players[seat]?.crew[place - 1];
  if (!crew) return Number.POSITIVE_INFINITY;
  const card = crewCard(view, crew.name);
  const times = timesOf(stateOf(view), seat * PLACES + place - 1);
  const left = card.strength - crew.wounds;
  const { ability } = card;
  if (left > 0) {
    const first = !view.raid?.wounded.includes(place);
    const gain = first && 'whenWounded' in ability ? worthOf(ability.whenWounded) * times : 0;
    return 0.6 + (left === 1 ? 0.3 : 0) - gain;
  }
  if ('whenKilled' in ability)
    return ability.whenKilled === 'return'
      ? 0.5 * card.cost
      : 0.5 * card.cost + 1 - worthOf(ability.whenKilled) * times;
  return 1 + 0.7 * card.cost + ('end' in ability ? 1.5 : 0.4 * times);
}

/** The place from 1 that most would give the next wound to (S-53). */
export function suggestedWound(view: ScythiaPosition, places: readonly number[]): number | undefined {
  const [best] = [...places].sort((a, b) => loss(view, a) - loss(view, b));
  return best;
}
