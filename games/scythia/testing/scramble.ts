import type { Rng, Seat, Spectator } from '@tessera/kernel';
import type { State } from '../rules/state/state.ts';

/** Deals anew what a seat can't know: the hands of the others and the deck, all sizes as they were. */
export function scramble(s: State, who: Seat | Spectator, rng: Rng): void {
  const kinds = s.board.crewNames.length;
  const pool: number[] = [];
  const gather = (counts: Int16Array): number => {
    const before = pool.length;
    for (let card = 0; card < kinds; card++) for (; counts[card] > 0; counts[card]--) pool.push(card);
    return pool.length - before;
  };
  const hands = Array.from({ length: s.seats }, (_, seat) => s.hand.subarray(seat * kinds, (seat + 1) * kinds));
  const hidden = hands.filter((_, seat) => seat !== who);
  const sizes = hidden.map(gather);
  gather(s.deck);
  const deal = (counts: Int16Array, n: number) => {
    for (let dealt = 0; dealt < n; dealt++) counts[pool.splice(rng.below(pool.length), 1)[0]]++;
  };
  for (const [index, counts] of hidden.entries()) deal(counts, sizes[index]);
  deal(s.deck, pool.length);
}
