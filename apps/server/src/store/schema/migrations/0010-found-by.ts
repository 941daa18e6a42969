import type { Dialect } from '../../database.ts';
import type { Migration } from '../migrate.ts';

/** How a dialect reads JSON that is kept as text. */
interface JsonSql {
  /** The text at a path. */
  readonly text: (json: string, ...path: string[]) => string;
  /** How long the list of that name is. */
  readonly length: (json: string, name: string) => string;
  /** The elements of the list of that name, each as `AS.value`. */
  readonly each: (json: string, name: string, as: string) => string;
}

const JSON_SQL: Readonly<Record<Dialect, JsonSql>> = {
  sqlite: {
    text: (json, ...path) => `CAST(json_extract(${json}, '$.${path.join('.')}') AS TEXT)`,
    length: (json, name) => `json_array_length(${json}, '$.${name}')`,
    each: (json, name, as) => `json_each(${json}, '$.${name}') ${as}`,
  },
  postgres: {
    text: (json, ...path) => `(${json}::json #>> '{${path.join(',')}}')`,
    length: (json, name) => `json_array_length(${json}::json -> '${name}')`,
    each: (json, name, as) => `json_array_elements(${json}::json -> '${name}') ${as}(value)`,
  },
};

/** What a table is found by has a column, and everybody it names has a row, so that the text of its data is never searched. */
export const foundBy: Migration = {
  name: 'found by',
  statements: (dialect) => {
    const { text, length, each } = JSON_SQL[dialect];
    const named = (role: string, list: string) =>
      `SELECT tables.id, ${text('item.value', role)} AS person FROM tables, ${each('tables.data', list, 'item')}`;
    const everybody = [
      'SELECT tables.id, host AS person FROM tables',
      `SELECT tables.id, ${text('data', 'turnedDown', 'by')} AS person FROM tables`,
      ...['person', 'invited', 'declined', 'left'].map((role) => named(role, 'seats')),
      ...['by', 'person'].map((role) => named(role, 'offers')),
      `SELECT tables.id, ${dialect === 'sqlite' ? 'agreed.value' : "agreed.value #>> '{}'"} AS person FROM tables,
         ${each('tables.data', 'offers', 'item')}, ${each('item.value', 'yes', 'agreed')}`,
    ];
    return [
      'ALTER TABLE tables ADD COLUMN host TEXT',
      "ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT 'none'",
      'ALTER TABLE tables ADD COLUMN autostart INTEGER NOT NULL DEFAULT 0',
      'ALTER TABLE tables ADD COLUMN offers INTEGER NOT NULL DEFAULT 0',
      `UPDATE tables SET host = ${text('data', 'host')}, clock = coalesce(${text('data', 'clock', 'kind')}, 'none'),
         autostart = CASE WHEN ${text('data', 'autostart')} IN ('1', 'true') THEN 1 ELSE 0 END,
         offers = coalesce(${length('data', 'offers')}, 0)`,
      'CREATE INDEX tables_by_host ON tables (host, status)',
      `CREATE TABLE table_people (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        person TEXT NOT NULL,
        PRIMARY KEY (table_id, person)
      )`,
      `INSERT INTO table_people (table_id, person)
       SELECT DISTINCT id, person FROM (${everybody.join(' UNION ALL ')}) everybody WHERE person IS NOT NULL`,
      'CREATE INDEX table_people_by_person ON table_people (person)',
    ];
  },
};
