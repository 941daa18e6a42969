import { seatNumber } from '@tessera/kernel';
import { RESOURCES } from '../scenario/scenario-types.ts';
import { F } from '../state/frames.ts';
import { push, type State } from '../state/state.ts';
import { amountsNamed, type Tell, told } from '../state/tell.ts';
import { CARDS, FIRST_PLUNDER, POINTS, RESOURCE_COUNT } from './effects.ts';

/** Gains so many times the amounts; plunder as far as there is any (S-2), cards by drawing. `by` is the crew that gives it. */
export function gain(s: State, seat: number, amounts: Int8Array, times: number, by: number, tell: Tell): void {
  const at = seat * RESOURCE_COUNT;
  const got = tell ? new Int8Array(RESOURCE_COUNT) : undefined;
  for (let resource = 0; resource < CARDS; resource++) {
    let n = amounts[resource] * times;
    if (n === 0) continue;
    if (resource >= FIRST_PLUNDER && resource < POINTS) {
      n = Math.min(n, s.supply[resource - FIRST_PLUNDER]);
      s.supply[resource - FIRST_PLUNDER] -= n;
    }
    s.has[at + resource] += n;
    if (got) got[resource] = n;
  }
  if (tell && got?.some((n) => n > 0))
    tell(
      told({
        type: 'gained',
        seat: seatNumber(seat),
        what: amountsNamed(got),
        by: by < 0 ? null : s.board.crewNames[by],
      }),
    );
  if (amounts[CARDS] > 0) push(s, F.draw, amounts[CARDS] * times);
}

/** Pays all but cards; plunder goes back to the supply. */
export function pay(s: State, seat: number, amounts: Int8Array, tell: Tell): void {
  const at = seat * RESOURCE_COUNT;
  let any = false;
  for (let resource = 0; resource < CARDS; resource++) {
    const n = amounts[resource];
    if (n === 0) continue;
    any = true;
    s.has[at + resource] -= n;
    if (resource >= FIRST_PLUNDER && resource < POINTS) s.supply[resource - FIRST_PLUNDER] += n;
  }
  if (tell && any) {
    const { cards: _, ...what } = amountsNamed(amounts);
    tell(told({ type: 'paid', seat: seatNumber(seat), what }));
  }
}

export function payOne(s: State, seat: number, resource: number, n: number, tell: Tell): void {
  if (n === 0) return;
  s.has[seat * RESOURCE_COUNT + resource] -= n;
  if (resource >= FIRST_PLUNDER && resource < POINTS) s.supply[resource - FIRST_PLUNDER] += n;
  tell?.(told({ type: 'paid', seat: seatNumber(seat), what: { [RESOURCES[resource]]: n } }));
}

export function discardFromHand(s: State, seat: number, card: number, tell: Tell): void {
  takeFromHand(s, seat, card);
  toDiscard(s, card);
  tell?.(told({ type: 'discarded', seat: seatNumber(seat), card: s.board.crewNames[card] }));
}

export function takeFromHand(s: State, seat: number, card: number): void {
  s.hand[seat * s.board.crewNames.length + card]--;
  s.has[seat * RESOURCE_COUNT + CARDS]--;
}

export function toHand(s: State, seat: number, card: number): void {
  s.hand[seat * s.board.crewNames.length + card]++;
  s.has[seat * RESOURCE_COUNT + CARDS]++;
}

export function toDiscard(s: State, card: number): void {
  s.discard[card]++;
  s.discardSize++;
}
