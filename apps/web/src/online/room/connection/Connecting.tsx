import { PAGES } from '@tessera/protocol/lists';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../../../frame/Page.tsx';
import { Waiting } from '../../../frame/Waiting.tsx';
import { useText } from '../../../i18n/index.tsx';

const PATIENCE_MS = 4000;

/** While a table is opened. A server that is out of reach is asked again and again: who won't wait for it can go. */
export function Connecting() {
  const t = useText();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!long) return <Waiting />;
  const title = t('online.room.connecting');
  return (
    <Page title={title} className="online message">
      <h1>{title}</h1>
      <div className="actions">
        <Link href={PAGES.lobby} className="button button-primary">
          {t('online.table.lobby')}
        </Link>
      </div>
    </Page>
  );
}
