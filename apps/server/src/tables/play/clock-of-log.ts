import type { RoomContext } from '../room/room-context.ts';
import type { TableRow } from '../room/table-row.ts';
import { type Stamp, type Stops, TableClock } from './clock.ts';

type Surroundings = Pick<RoomContext, 'outages' | 'accounts'>;

/** The clock of a table, from all the moments in its log. */
export function clockOf(context: Surroundings, row: TableRow, stamps: readonly Stamp[]): TableClock {
  const { data } = row;
  const clock = new TableClock(data.clock, data.seats.length, beginOf(row));
  stopClock(clock, context, row);
  for (const stamp of stamps) clock.note(stamp);
  return clock;
}

/** It stands still while the server was down, the table paused, or somebody on vacation. */
export const stopClock = (clock: TableClock, context: Surroundings, row: TableRow): void =>
  clock.stopAt([...context.outages.since(beginOf(row)), ...row.data.pauses], vacations(context, row));

const beginOf = ({ data, createdAt }: TableRow): number => data.startedAt ?? createdAt;

/** Who has all the time of a game in one bank can't be away for days of it. */
function vacations({ accounts }: Surroundings, { data: { clock, seats } }: TableRow): Stops[] {
  if (clock.kind === 'live') return [];
  return seats.map(({ person }) => (person ? accounts.vacations.of(person) : []));
}
