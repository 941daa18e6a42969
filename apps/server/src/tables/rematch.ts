import type { FairSecret } from '@tessera/table';
import { EMPTY, type Sitter } from './gathering.ts';
import { tableOf } from './new-table.ts';
import type { SeatData, TableRow } from './row.ts';

/** The same table once more, everybody a seat further; who asks sits down, the others are invited. */
export function rematchOf(row: TableRow, asker: Sitter, now: number): { row: TableRow; secret: FairSecret } {
  const { data } = row;
  const [first, ...others] = data.seats;
  const seats = [...others, first].map((seat): SeatData => {
    const person = seat.person ?? seat.left ?? null;
    if (person === asker.id) {
      const free = { left: null, invited: null, declined: null };
      return { ...seat, ...free, person, program: asker.program, ...sitsAgain(seat, asker) };
    }
    // whoever sat there is not known any more; nobody plays rated with a bot from the start
    if (person === null && (seat.kind !== 'bot' || data.rated)) return { ...EMPTY, colour: seat.colour };
    if (person === null) return seat;
    return { ...EMPTY, colour: seat.colour, invited: seat.kind === 'here' ? null : person };
  });
  return tableOf({
    game: row.game,
    visibility: row.visibility,
    now,
    data: { ...data, host: asker.id, seats, startedAt: null, pauses: [], offers: [], turnedDown: null, rematch: null },
  });
}

/** Who had left and comes back has the seat that a bot held for them. */
const sitsAgain = (seat: SeatData, { name }: Sitter): Partial<SeatData> =>
  seat.kind === 'bot' ? { kind: 'person', level: null, name } : {};
