import { crewCount } from '../rules/crew.ts';
import { EQUIPMENT, GOLD, KUMIS, LIVESTOCK, PROVISIONS, SILVER, WAGON } from '../rules/effects.ts';
import { rivalScore, scoreOf } from '../rules/score.ts';
import { amount, handSize, PLACES, type State } from '../rules/state.ts';

/** Points to come, roughly: what is in store is worth what it buys. */
function outlook(s: State, seat: number): number {
  let worth = scoreOf(s, seat).total;
  worth += 0.3 * amount(s, seat, SILVER) + 0.35 * amount(s, seat, PROVISIONS) + 0.3 * amount(s, seat, KUMIS);
  worth += 0.3 * amount(s, seat, GOLD) + 0.5 * amount(s, seat, EQUIPMENT) + 0.6 * amount(s, seat, WAGON);
  worth += 0.3 * amount(s, seat, LIVESTOCK) + 0.4 * handSize(s, seat) + crewCount(s, seat);
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) {
    if (s.crew[at] !== 0) worth += 0.5 * (s.board.strength[s.crew[at] - 1] - s.wounds[at]);
    if (s.horse[at] !== 0) worth += 0.5 * s.board.horseStrength[s.horse[at] - 1];
  }
  return worth + 0.5 * s.worker[seat];
}

export function evaluate(s: State, out: Float64Array): void {
  const SPREAD = 8;
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    out[seat] = Math.exp(outlook(s, seat) / SPREAD);
    sum += out[seat];
  }
  if (s.leader >= 0) sum += Math.exp(rivalScore(s).total / SPREAD);
  for (let seat = 0; seat < s.seats; seat++) out[seat] /= sum;
}
