import { GAME_ENTRIES } from '../../games.ts';
import type { TableInfo } from '../server/tables.ts';

export interface Filters {
  /** '' for all of them. */
  readonly game: string;
  readonly seats: string;
  readonly clock: '' | TableInfo['clock']['kind'];
  readonly rated: '' | 'yes' | 'no';
}

export const ALL: Filters = { game: '', seats: '', clock: '', rated: '' };

/** What each can be set to, besides ''. */
export const CHOICES = {
  game: GAME_ENTRIES.map(({ id }) => id),
  seats: ['2', '3', '4', '5'],
  clock: ['none', 'live', 'days'],
  rated: ['yes', 'no'],
} as const satisfies Record<keyof Filters, readonly string[]>;

export const isSet = (filters: Filters): boolean => Object.values(filters).some((value) => value !== '');

const KEY = 'tessera lobby filters';

export function keepFilters(filters: Filters): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(filters));
  } catch {
    // a browser that keeps nothing: they are set anew
  }
}

/** As they were set last in this tab. */
export function keptFilters(): Filters {
  try {
    return filtersFrom(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    // damaged or forbidden: they are set anew
    return ALL;
  }
}

/** What can't be chosen any more is left out: nobody could see why a table is missing. */
export function filtersFrom(json: unknown): Filters {
  const kept = new Map(Object.entries(Object(json)));
  const choice = <T extends string>(key: keyof Filters, values: readonly T[]): T | '' =>
    values.find((value) => value === kept.get(key)) ?? '';
  return {
    game: choice('game', CHOICES.game),
    seats: choice('seats', CHOICES.seats),
    clock: choice('clock', CHOICES.clock),
    rated: choice('rated', CHOICES.rated),
  };
}

/** The server sorts by game; the rest is a matter of a glance at the few tables it sends. */
export const fits = ({ seats, clock, rated }: Filters, table: TableInfo): boolean =>
  (seats === '' || table.seats.length === Number(seats)) &&
  (clock === '' || table.clock.kind === clock) &&
  (rated === '' || table.rated === (rated === 'yes'));

/** Tables one could sit down at. */
export const hasPlace = ({ status, seats, yourSeats }: TableInfo): boolean =>
  status === 'gathering' && yourSeats.length === 0 && seats.some((seat) => seat.kind === 'open' && !seat.invited);
