import type { FairSecret } from '@tessera/table';
import { EMPTY, type Sitter, seatFor } from './gathering.ts';
import { tableOf } from './new-table.ts';
import type { SeatData, TableRow } from './row.ts';

/** The same table once more, everybody a seat further; who asks sits down, the others are invited. */
export function rematchOf(row: TableRow, asker: Sitter, now: number): { row: TableRow; secret: FairSecret } {
  const { data } = row;
  const [first, ...others] = data.seats;
  const seats = [...others, first];
  for (const [index, seat] of seats.entries()) {
    const isTheirs = (seat.person ?? seat.left) === asker.id;
    // who had left and comes back has the seats that bots held for them
    const again = seat.kind === 'bot' && { ...seatFor(seats, asker, index + 1), level: null };
    if (isTheirs)
      seats[index] = { ...seat, left: null, invited: null, declined: null, program: asker.program, ...again };
  }
  const kept = seats.map((seat): SeatData => {
    const person = seat.person ?? seat.left ?? null;
    if (person === asker.id) return seat;
    // whoever sat there is not known any more; nobody plays rated with a bot from the start
    if (person === null && (seat.kind !== 'bot' || data.rated)) return { ...EMPTY, colour: seat.colour };
    if (person === null) return seat;
    return { ...EMPTY, colour: seat.colour, invited: seat.kind === 'here' ? null : person };
  });
  return tableOf({
    game: row.game,
    visibility: row.visibility,
    now,
    data: {
      ...data,
      host: asker.id,
      seats: kept,
      startedAt: null,
      pauses: [],
      offers: [],
      turnedDown: null,
      rematch: null,
    },
  });
}
