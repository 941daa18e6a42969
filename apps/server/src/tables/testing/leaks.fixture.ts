import { type GameRecord, recordStart, type SeatNumber, seatNumber, unwrap } from '@tessera/kernel';
import { gameById } from '@tessera/registry/games';

interface Position {
  readonly players: readonly { readonly hand: readonly string[] | null }[];
  readonly crewCards: { readonly deck: Record<string, number> | null };
}

/** What somebody with those seats may know of the crew cards after each move: read from the whole truth, not from our views. */
export class OpenCards {
  /** Every name there is. */
  readonly names: readonly string[];
  private readonly anyName: RegExp;
  private readonly open: ReadonlySet<string>[] = [];

  constructor(record: GameRecord, seats: readonly SeatNumber[]) {
    const game = unwrap(gameById(record.game));
    const s = unwrap(recordStart(game, record));
    const truth = () => game.rules.toJSON(s) as Position;
    const start = truth();
    this.names = Object.keys(start.crewCards.deck ?? {});
    this.anyName = new RegExp(`\\b(${this.names.join('|')})\\b`, 'g');
    let known = new Set<string>();
    for (const text of [undefined, ...record.moves]) {
      if (text !== undefined) game.rules.play(s, unwrap(game.rules.parse(s, text)));
      const now = truth();
      const seen = JSON.stringify({
        ...now,
        crewCards: { ...now.crewCards, deck: null },
        players: now.players.map((player, seat) =>
          seats.includes(seatNumber(seat)) ? player : { ...player, hand: null },
        ),
      });
      known = new Set([...known, ...this.namesIn(seen)]);
      this.open.push(known);
    }
  }

  after(moves: number): ReadonlySet<string> {
    return this.open[Math.min(moves, this.open.length - 1)];
  }

  namesIn(text: string): string[] {
    return [...new Set(text.match(this.anyName))];
  }
}

/** The counts of all cards that can't be seen name every card, and tell nothing. */
const withoutUnseen = (text: string): string => text.replace(/"unseen":\{[^{}]*\}/g, '"unseen":{}');

/** Every name of a card that a line told before it could be known. What is told after the end is open. */
export function leaksIn(texts: readonly string[], cards: OpenCards): string[] {
  const leaks: string[] = [];
  for (const text of texts) {
    const message = JSON.parse(text);
    const state = message.type === 'update' ? message.news : message.value?.state;
    if (state?.result.over) break;
    const known = state === undefined ? new Set<string>() : cards.after(state.moves);
    for (const name of cards.namesIn(withoutUnseen(text)))
      if (!known.has(name)) leaks.push(`${name} after ${state?.moves ?? 'no'} moves: ${text.slice(0, 200)}`);
  }
  return leaks;
}
