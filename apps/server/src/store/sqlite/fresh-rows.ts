import type { Appended, Moves } from '../database.ts';

export type Reason = Extract<Appended, { ok: false }>['reason'];

/** Which of the appends were refused, and why. */
export type Refused = readonly (readonly [index: number, reason: Reason])[];

/**
 * Appends as text, a line each: `TABLE NUMBER COUNT`, then the entries, all with tabs between. An entry is JSON, which writes tabs and line
 * breaks in another way, and so holds none.
 */
export const linesOf = (appends: readonly Moves[]): string => {
  let text = '';
  for (const { table, number, entries } of appends) {
    text += `${text && '\n'}${table}\t${number}\t${entries.length}`;
    for (const entry of entries) text += `\t${entry}`;
  }
  return text;
};

export interface FreshRow {
  readonly table: string;
  readonly number: number;
  readonly count: number;
  /** As they stand in the line, with tabs between. */
  readonly entries: string;
}

/** The entries are not looked at. */
export function rowOf(row: string): FreshRow {
  const first = row.indexOf('\t');
  const second = row.indexOf('\t', first + 1);
  const third = row.indexOf('\t', second + 1);
  return {
    table: row.slice(0, first),
    number: Number(row.slice(first + 1, second)),
    count: Number(row.slice(second + 1, third)),
    entries: row.slice(third + 1),
  };
}

/** What a table has got, one entry after another with tabs between, and the number of the first. */
export interface Fresh {
  readonly number: number;
  entries: string;
}

export type FreshTables = Map<string, Fresh>;

export function addFresh(tables: FreshTables, { table, number, entries }: FreshRow): void {
  const before = tables.get(table);
  if (before) before.entries += `\t${entries}`;
  else tables.set(table, { number, entries });
}
