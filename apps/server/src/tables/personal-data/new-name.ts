import { PersonStore } from '../../accounts/store/index.ts';
import { NAMELESS, type SeatData, type TableRow, withData } from '../room/table-row.ts';
import type { RowChange, TableRows } from '../store/table-rows.ts';

/** The tables that have to follow a new name, as far as their rows tell. */
export async function tablesToRename(rows: TableRows, person: string): Promise<string[]> {
  const name = (await new PersonStore(rows.database).names([person])).get(person);
  if (name === undefined) return [];
  const found: string[] = [];
  for (const id of await rows.naming(person)) {
    const row = await rows.get(id);
    if (row && renamed(row, person, name) !== row) found.push(id);
  }
  return found;
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
