import { type GameEvent, type Rng, type Seat, type Spectator, seatNumber, unwrap } from '@tessera/kernel';
import { format } from '../notation.ts';
import type { ScythiaEvent } from '../state/events.ts';
import { K, kindOf } from '../state/moves.ts';
import { copyInto, type State } from '../state/state.ts';
import { fromJSON } from './position-read.ts';
import type { Counts, ScythiaPosition } from './position-types.ts';

/** Only drawn cards are secret: everything else is done in the open. */
export const veilMove = (s: State, move: number, who: Seat | Spectator): string =>
  kindOf(move) === K.draw && s.turn !== who ? 'draw a card' : format(s, move);

export function veilEvent(event: GameEvent, who: Seat | Spectator): GameEvent {
  const told = event as ScythiaEvent;
  if (told.type !== 'drew' || (who !== 'spectator' && told.seat === seatNumber(who))) return event;
  return { ...told, card: null } as GameEvent;
}

/** Deals what a viewer can't see at random: the hands of the others, and what is left is the deck. */
export function determinize(view: ScythiaPosition, rng: Rng, dst?: State): State {
  const cards = Object.entries(view.crewCards.unseen ?? {}).flatMap(([name, n]) =>
    Array.from({ length: n }, () => name),
  );
  for (let at = cards.length - 1; at > 0; at--) {
    const other = rng.below(at + 1);
    const card = cards[at];
    cards[at] = cards[other];
    cards[other] = card;
  }
  const players = view.players.map((player) => ({ ...player, hand: player.hand ?? cards.splice(0, player.handSize) }));
  const { unseen: _, ...crewCards } = view.crewCards;
  const position = { ...view, players, crewCards: { ...crewCards, deck: crewCards.deck ?? countOf(cards) } };
  const s = unwrap(fromJSON(position));
  if (!dst) return s;
  copyInto(dst, s);
  return dst;
}

function countOf(cards: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
