/** A row of a table's log: one entry, or several that came one after another, a line each; JSON has no line breaks. */
export interface LogRow {
  /** Of its first entry. */
  readonly number: number;
  readonly entry: string;
}

/** The last row of a table's log: nothing if there is no such table, nulls if its log is empty. */
export const LAST_ROW = `SELECT m.number, m.entry FROM tables t LEFT JOIN moves m ON m.table_id = t.id
  WHERE t.id = ? ORDER BY m.number DESC LIMIT 1`;

export type LastRow = LogRow | { readonly number: null; readonly entry: null };

/** How many entries the log has. */
export const lengthBy = ({ number, entry }: LastRow): number => (number === null ? 0 : number + textsOf(entry).length);

export const textsOf = (entry: string): string[] => entry.split('\n');

/** The rows that hold the entries from a number on: of a table, twice, and that number. */
export const ROWS_FROM = `SELECT number, entry FROM moves WHERE table_id = ?
  AND number >= coalesce((SELECT max(number) FROM moves WHERE table_id = ? AND number <= ?), 0) ORDER BY number`;

export const textsFrom = (rows: readonly LogRow[], from: number): string[] =>
  rows.flatMap(({ number, entry }) => textsOf(entry).slice(Math.max(0, from - number)));
