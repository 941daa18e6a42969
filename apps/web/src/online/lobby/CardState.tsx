import { useEffect, useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.tsx';
import type { TableInfo } from '../server/tables.ts';
import { stateOf, turnWords } from './card-state.ts';

const SECOND = 1_000;
const SLOWLY = 30 * SECOND;

/** How the table of a card stands, in a line; time goes on while one looks at it. */
export function CardState({ table }: { readonly table: TableInfo }) {
  const t = useText();
  const [language] = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  const every = table.turn ? (table.clock.kind === 'live' ? SECOND : SLOWLY) : 0;
  useEffect(() => {
    if (every === 0) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  const time = turnWords(table, Math.max(now, table.heardAt ?? 0), language, t);
  const state = stateOf(table, language, t);
  const counts = table.status === 'over' || (table.yourTurn && !table.paused);
  return (
    <>
      {counts ? <strong>{state}</strong> : state}
      {time === undefined ? null : (
        <>
          {' · '}
          <span className="card-time">{time}</span>
        </>
      )}
    </>
  );
}
