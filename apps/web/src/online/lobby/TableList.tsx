import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.tsx';
import type { TableInfo } from '../server/tables.ts';
import { OnlineTableCard } from './OnlineTableCard.tsx';

interface TableListProps {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly TableInfo[];
  /** Said where there are none. */
  readonly empty?: ReactNode;
  /** Beside the way to each of them. */
  readonly beside?: (table: TableInfo) => ReactNode;
  /** A seat is kept for whoever looks at them. */
  readonly invited?: boolean;
  /** Whoever looks at them plays there, or did until they left. */
  readonly own?: boolean;
  /** There are more than these. */
  readonly more?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Tables under a heading; nothing at all where there are none and nothing is to be said about it. */
export function TableList({
  id,
  title,
  tables,
  empty,
  beside,
  invited = false,
  own = false,
  more,
  children,
}: TableListProps) {
  const t = useText();
  if (tables.length === 0 && empty === undefined) return null;
  return (
    <section className="tables" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {tables.length > 0 ? (
        <ul className="table-cards">
          {tables.map((table) => (
            <li key={table.id}>
              <OnlineTableCard table={table} invited={invited} own={own}>
                {beside?.(table)}
              </OnlineTableCard>
            </li>
          ))}
        </ul>
      ) : (
        empty
      )}
      {more ? (
        <button type="button" className="button" onClick={more}>
          {t('online.more')}
        </button>
      ) : null}
    </section>
  );
}
