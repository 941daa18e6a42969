import type { Appended, Moves } from './database.ts';

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

export interface Head {
  readonly table: string;
  readonly number: number;
  readonly count: number;
  /** Where it ends in the line. */
  readonly end: number;
}

/** Without looking at the entries. */
export function headOf(line: string): Head {
  const first = line.indexOf('\t');
  const second = line.indexOf('\t', first + 1);
  const third = line.indexOf('\t', second + 1);
  return {
    table: line.slice(0, first),
    number: Number(line.slice(first + 1, second)),
    count: Number(line.slice(second + 1, third)),
    end: third,
  };
}

/** What each table has got, one after another: the number of the first entry, and all of them, a line each. */
export function byTable(batches: readonly string[]): Map<string, { readonly number: number; entries: string }> {
  const tables = new Map<string, { readonly number: number; entries: string }>();
  for (const batch of batches)
    for (const line of batch.split('\n')) {
      const { table, number, end } = headOf(line);
      const entries = line.slice(end + 1).replaceAll('\t', '\n');
      const before = tables.get(table);
      if (before) before.entries += `\n${entries}`;
      else tables.set(table, { number, entries });
    }
  return tables;
}
