import '../online.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { reserveHeight } from '../../home/reserved.ts';
import { useText } from '../../i18n/index.tsx';
import { useTurns } from '../server/turn-count.ts';
import { useTables } from '../server/use-tables.ts';
import { atHome } from './at-home.ts';
import { TableList } from './TableList.tsx';

/** On the home page: where it is my turn, then a few more that I play at. */
export default function TablesAtHome({ waiting }: { readonly waiting: ReactNode }) {
  const t = useText();
  const [, go] = useLocation();
  const turns = useTurns();
  const { tables, problem, again } = useTables(turns && 'mine=1&status=playing');
  const asked = useRef(false);
  useEffect(() => {
    // the first answer asks by itself, each later one asks anew
    if (turns && asked.current) again();
    asked.current = turns !== undefined;
  }, [turns, again]);

  const known = turns !== undefined && (tables !== undefined || problem !== undefined);
  const { shown, more } = atHome(turns ?? [], tables ?? []);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (known) reserveHeight(shown.length > 0 ? (place.current?.getBoundingClientRect().height ?? 0) : 0);
  }, [known, shown.length]);
  if (!known) return waiting;
  if (shown.length === 0) return null;
  return (
    <div ref={place}>
      <TableList
        id="my-online-tables"
        title={t('online.atHome')}
        tables={shown}
        own
        more={more ? () => go('/online') : undefined}
      />
    </div>
  );
}
