import type { ReactNode } from 'react';
import type { TableInfo } from '../server/tables.ts';
import { OnlineTableCard } from './OnlineTableCard.tsx';

interface TableListProps {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly TableInfo[];
  /** Said where there are none. */
  readonly empty?: ReactNode;
  readonly children?: ReactNode;
}

/** Tables under a heading; nothing at all where there are none and nothing is to be said about it. */
export function TableList({ id, title, tables, empty, children }: TableListProps) {
  if (tables.length === 0 && empty === undefined) return null;
  return (
    <section className="tables" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {tables.length > 0 ? (
        <ul className="table-cards">
          {tables.map((table) => (
            <li key={table.id}>
              <OnlineTableCard table={table} />
            </li>
          ))}
        </ul>
      ) : (
        empty
      )}
    </section>
  );
}
