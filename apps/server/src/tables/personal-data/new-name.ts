import { PersonStore } from '../../accounts/store/index.ts';
import type { Queries } from '../../store/index.ts';
import { NAMELESS, type SeatData, type TableRow, withData } from '../room/table-row.ts';
import type { RowChange } from '../room/table-rows.ts';

/**
 * The tables that may have to follow a new name: where they sit and nobody has won yet, where a bot holds their seat, even if
 * another is invited to it, and where the game was over when their name was taken away.
 */
export async function tablesToRename(queries: Queries, person: string): Promise<string[]> {
  const rows = await queries.all<{ id: string }>(
    `SELECT id FROM tables WHERE (status <> 'over' OR data LIKE ?) AND id IN
       (SELECT table_id FROM table_seats WHERE person = ?
        UNION ALL SELECT id FROM tables WHERE status = 'playing' AND data LIKE ?)
     ORDER BY created_at, id`,
    [`%"name":"${NAMELESS}"%`, person, `%"left":"${person}"%`],
  );
  return rows.map(({ id }) => id);
}

/** The name they have when it is written: of two new names at once the last one stays. */
export const underNewName =
  (person: string): RowChange =>
  async (row, queries) => {
    const name = (await new PersonStore(queries).names([person])).get(person);
    return name === undefined ? row : renamed(row, person, name);
  };

/** Whoever sits beside them has a name of their own, and a game that is over was played under the name of then. */
function renamed(row: TableRow, person: string, name: string): TableRow {
  const follows = (before: string | null) => before !== name && (row.status !== 'over' || before === NAMELESS);
  const seat = (one: SeatData): SeatData => {
    if (one.kind === 'person' && one.person === person && follows(one.name)) return { ...one, name };
    if (one.left === person && one.sat?.kind === 'person' && follows(one.sat.name))
      return { ...one, sat: { ...one.sat, name } };
    return one;
  };
  const seats = row.data.seats.map(seat);
  return seats.some((one, index) => one !== row.data.seats[index]) ? withData(row, { seats }) : row;
}
