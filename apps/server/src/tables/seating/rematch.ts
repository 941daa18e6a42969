import { offeredOptions, seatNumber, unwrap } from '@tessera/kernel';
import { gameById } from '@tessera/registry/games';
import type { FairSecret } from '@tessera/table';
import type { SeatData, TableRow } from '../room/table-row.ts';
import { tableOf } from './new-table.ts';
import { EMPTY, nameBeside, type Sitter, seatFor } from './seating.ts';

/** The same table once more, everybody a seat further; who asks sits down, the others are invited. */
export function rematchOf(row: TableRow, asker: Sitter, now: number): { row: TableRow; secret: FairSecret } {
  const { data, game, visibility } = row;
  const [first, ...others] = data.seats;
  const seats = [...others, first];
  for (const [index, seat] of seats.entries())
    seats[index] = playedBy(seat) === asker.id ? satAgain(seats, index, asker) : keptFor(seat, data.rated);
  const fresh = { startedAt: null, pauses: [], offers: [], turnedDown: null, practice: false, rematch: null };
  const options = offeredOptions(unwrap(gameById(game)), data.options);
  return tableOf({ game, visibility, now, data: { ...data, ...fresh, options, host: asker.id, seats } });
}

/** Whose seat it was, also if a bot has held it since; null if nobody is known. */
const playedBy = ({ person, left }: SeatData): string | null => person ?? left ?? null;

/** Who had left and comes back has the seats that bots held for them. */
function satAgain(seats: readonly SeatData[], index: number, asker: Sitter): SeatData {
  const { sat, settings: _, ...seat } = seats[index];
  const free = { ...seat, left: null, invited: null, declined: null, resigned: false, program: asker.program };
  // they may have another name than they played under
  if (free.kind === 'person') return { ...free, name: asker.name };
  if (free.kind !== 'bot') return free;
  return { ...free, ...seatFor(seats, asker, seatNumber(index), nameBeside(sat)), level: null };
}

function keptFor(seat: SeatData, rated: boolean): SeatData {
  const person = playedBy(seat);
  // nobody plays rated with a bot from the start
  if (person === null && seat.kind === 'bot' && !rated) return { ...seat, resigned: false };
  return { ...EMPTY, colour: seat.colour, invited: seat.kind === 'here' || seat.sat?.kind === 'here' ? null : person };
}
