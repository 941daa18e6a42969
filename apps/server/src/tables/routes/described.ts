import type { TableInfo } from '@tessera/protocol';
import { Known } from '../lobby/table-info.ts';
import type { TableRow } from '../room/table-row.ts';
import type { Tables } from '../tables.ts';

/** Tables as somebody may see them. */
export async function described(
  tables: Tables,
  rows: readonly TableRow[],
  viewer: string | undefined,
): Promise<TableInfo[]> {
  // a table in memory knows best, but not when its moves were noted in the store
  const fresh = rows.map((row) => {
    const current = tables.freshest(row);
    return { ...current, updatedAt: Math.max(row.updatedAt, current.updatedAt) };
  });
  const stored = await tables.rows.moves(rows.map(({ id }) => id));
  const results = await tables.accounts.results.of(fresh.flatMap(({ id, status }) => (status === 'over' ? [id] : [])));
  const known = await Known.of(tables.accounts, fresh);
  return Promise.all(
    fresh.map(async (row) => {
      const moves = tables.movesOf(row.id) ?? stored.get(row.id) ?? 0;
      const turn = await tables.turnOf(row, moves, viewer);
      return known.table(row, viewer, { moves, turn, result: results.get(row.id) ?? [] });
    }),
  );
}
