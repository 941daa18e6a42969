import type { Colour } from '@tessera/protocol/lists';
import type { SeatSpec } from '@tessera/table';
import { botName, levelTag } from '../bot-name.ts';
import type { Text } from '../i18n/index.tsx';
import { type LevelWish, levelFor } from '../levels/wish.ts';

export const WHO = ['you', 'friend', 'bot'] as const;
export type Who = (typeof WHO)[number];

/** A seat while a table is being set up. It keeps the name and the level when it changes from one to the other. */
export interface SeatDraft {
  /** Stays with the seat while it changes its place. */
  readonly key: string;
  readonly who: Who;
  readonly name: string;
  readonly level: LevelWish;
  readonly colour: Colour;
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V'];

/**
 * Seats as the table wants them. Somebody without a name goes by the colour, and bots by their number and strength; pages
 * say both in the reader's language, other readers of the record as it is said here.
 */
export function seatSpecs(game: string, seats: readonly SeatDraft[], ownName: string, t: Text): readonly SeatSpec[] {
  const used = new Map<string, number>();
  const unique = (name: string): string => {
    const times = used.get(name) ?? 0;
    used.set(name, times + 1);
    return `${name}${NUMERALS[times] ?? ` ${times + 1}`}`;
  };
  return seats.map((seat) => {
    const { who, colour } = seat;
    if (who === 'bot') {
      const level = levelFor(game, seat.level);
      const name = botName(seat, seats, (each) => each.who === 'bot', t);
      // whose level may be another at the next table is not called by it
      return seat.level === 'match'
        ? { kind: 'bot', name, colour, level, matched: true }
        : { kind: 'bot', name: `${name} (${levelTag(game, level, t)})`, colour, level };
    }
    const you = who === 'you';
    const given = (you ? ownName : seat.name).trim().slice(0, 30);
    return given
      ? { kind: 'human', name: unique(given), colour, you }
      : { kind: 'human', name: t(`shell.colour.${colour}`), colour, you, unnamed: true };
  });
}
