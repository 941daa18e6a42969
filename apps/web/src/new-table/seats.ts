import type { SeatSpec } from '@tessera/table';
import type { Colour } from '../colours.ts';
import type { Text } from '../i18n/index.tsx';

export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const WHO = ['you', 'friend', 'bot'] as const;
export type Who = (typeof WHO)[number];

/** A seat while a table is being set up. It keeps the name and the level when it changes from one to the other. */
export interface SeatDraft {
  /** Stays with the seat while it changes its place. */
  readonly key: string;
  readonly who: Who;
  readonly name: string;
  readonly level: Level;
  readonly colour: Colour;
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V'];

/**
 * Seats as the table wants them. A person without a name goes by the colour; bots go by their stone, the second of
 * the same stone being “Slate II”.
 */
export function seatSpecs(seats: readonly SeatDraft[], t: Text): readonly SeatSpec[] {
  const used = new Map<string, number>();
  const unique = (name: string): string => {
    const times = used.get(name) ?? 0;
    used.set(name, times + 1);
    return `${name}${NUMERALS[times] ?? ` ${times + 1}`}`;
  };
  return seats.map(({ who, name, level, colour }) =>
    who === 'bot'
      ? { kind: 'bot', name: unique(t(`shell.level.${level}`)), colour, level }
      : { kind: 'human', name: unique(name.trim().slice(0, 30) || t(`shell.colour.${colour}`)), colour },
  );
}
