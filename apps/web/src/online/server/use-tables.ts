import type { Outcome } from '@tessera/kernel';
import { useCallback, useState } from 'react';
import { listTables, type TableInfo, type TableList } from './tables.ts';
import { type Answered, useAnswer } from './use-answer.ts';

export interface Tables extends Pick<Answered<unknown>, 'problem' | 'again'> {
  /** Undefined until the server has answered. */
  readonly tables: readonly TableInfo[] | undefined;
  /** Asks for more of them; undefined when these are all. */
  readonly more: (() => void) | undefined;
}

/** The tables of a list, as many pages of it as were asked for; none without a query. */
export function useTables(query: string | undefined): Tables {
  const [pages, setPages] = useState(1);
  const { value, problem, again } = useAnswer(() => readPages(query, pages), query ?? '');
  const more = useCallback(() => {
    setPages((before) => before + 1);
    again();
  }, [again]);
  return { tables: value?.tables, problem, again, more: value?.next ? more : undefined };
}

/** A table that changes meanwhile may come twice; it is shown once. */
export async function readPages(
  query: string | undefined,
  pages: number,
  list: (query: string) => Promise<Outcome<TableList>> = listTables,
): Promise<Outcome<TableList>> {
  const found = new Map<string, TableInfo>();
  let next: string | null = null;
  for (let page = 0; query !== undefined && page < pages && (page === 0 || next); page++) {
    const answer: Outcome<TableList> = await list(next ? `${query}&after=${next}` : query);
    if (!answer.ok) return answer;
    for (const table of answer.value.tables) if (!found.has(table.id)) found.set(table.id, table);
    next = answer.value.next;
  }
  return { ok: true, value: { tables: [...found.values()], next } };
}
