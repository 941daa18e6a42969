import type { Queries, Value } from './database.ts';

export type Row = Record<string, Value>;

const conditions = (where: Row): string =>
  Object.keys(where)
    .map((column) => ` AND ${column} = ?`)
    .join('');

/** The rows of a table with those values, or all, in the order of a column. */
export const rowsOf = (database: Queries, table: string, where: Row = {}, order?: string): Promise<Row[]> =>
  database.all<Row>(
    `SELECT * FROM ${table} WHERE 1 = 1${conditions(where)}${order === undefined ? '' : ` ORDER BY ${order}`}`,
    Object.values(where),
  );

export async function addRow(database: Queries, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  await database.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    Object.values(row),
  );
}

export const changeRows = (database: Queries, table: string, change: Row, where: Row = {}): Promise<number> =>
  database.run(
    `UPDATE ${table} SET ${Object.keys(change)
      .map((column) => `${column} = ?`)
      .join(', ')} WHERE 1 = 1${conditions(where)}`,
    [...Object.values(change), ...Object.values(where)],
  );

export const dropRows = (database: Queries, table: string, where: Row = {}): Promise<number> =>
  database.run(`DELETE FROM ${table} WHERE 1 = 1${conditions(where)}`, Object.values(where));

/** The names of all tables of an SQLite file. */
export async function tablesIn(database: Queries): Promise<string[]> {
  const found = await rowsOf(database, 'sqlite_master', { type: 'table' }, 'name');
  return found.map(({ name }) => String(name));
}
