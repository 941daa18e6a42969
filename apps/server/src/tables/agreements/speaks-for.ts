import { type SeatNumber, seatOf } from '@tessera/kernel';
import { type Caller, Refusal } from '../../accounts/index.ts';
import { seatsOf, type TableRow } from '../room/table-row.ts';

/** The seats for which somebody may speak: a program for those that a program took, and for no others. */
export function speaksFor(row: TableRow, { person, by }: Pick<Caller, 'person' | 'by'>): SeatNumber[] {
  const own = seatsOf(row, person.id);
  return by === 'token' ? own.filter((seat) => isProgram(row, seat)) : own;
}

/** All decide about a table, each person once: a program for its owner only where they don't play at the page as well. */
export function mustSpeakForAll(row: TableRow, { person, by }: Pick<Caller, 'person' | 'by'>): void {
  if (by === 'token' && seatsOf(row, person.id).some((seat) => !isProgram(row, seat)))
    throw new Refusal(403, 'not-your-seat', 'Your owner sits here at the page: it is for them to decide, not for you.');
}

const isProgram = ({ data }: TableRow, seat: SeatNumber): boolean => data.seats[seatOf(seat)].program === true;
