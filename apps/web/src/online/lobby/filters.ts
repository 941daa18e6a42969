import type { TableInfo } from '../server/tables.ts';

export interface Filters {
  /** '' for all of them. */
  readonly game: string;
  readonly seats: string;
  readonly clock: '' | TableInfo['clock']['kind'];
  readonly rated: '' | 'yes' | 'no';
}

export const ALL: Filters = { game: '', seats: '', clock: '', rated: '' };

/** The server sorts by game; the rest is a matter of a glance at the few tables it sends. */
export const fits = ({ seats, clock, rated }: Filters, table: TableInfo): boolean =>
  (seats === '' || table.seats.length === Number(seats)) &&
  (clock === '' || table.clock.kind === clock) &&
  (rated === '' || table.rated === (rated === 'yes'));

/** Tables one could sit down at. */
export const hasPlace = ({ status, seats, yourSeats }: TableInfo): boolean =>
  status === 'gathering' && yourSeats.length === 0 && seats.some((seat) => seat.kind === 'open' && !seat.invited);
