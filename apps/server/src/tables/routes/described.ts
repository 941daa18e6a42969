import type { TableRow } from '../row.ts';
import { Known, type TableInfo } from '../table-info.ts';
import type { Tables } from '../tables.ts';

/** Tables as somebody may see them. */
export async function described(
  tables: Tables,
  rows: readonly TableRow[],
  viewer: string | undefined,
): Promise<TableInfo[]> {
  const fresh = rows.map((row) => tables.freshest(row));
  const moves = await tables.rows.moves(rows.map(({ id }) => id));
  const known = await Known.of(tables.people, fresh);
  return fresh.map((row) => known.table(row, viewer, tables.movesOf(row.id) ?? moves.get(row.id) ?? 0));
}
