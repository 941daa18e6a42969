import { PAGES } from '@tessera/protocol/lists';
import './online.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../frame/Page.tsx';
import { useText } from '../i18n/index.tsx';
import { onlineSentence } from './problems.ts';
import { type Known, refreshMe, useKnown } from './server/me.ts';

export type Here = Extract<Known, { is: 'here' }>;

interface OnlinePageProps {
  readonly title: string;
  readonly game?: string;
  readonly className?: string;
  readonly children: (here: Here) => ReactNode;
}

/** A screen that needs the server. Where there is none it says so, and that everything else works. */
export function OnlinePage({ title, game, className = '', children }: OnlinePageProps) {
  const t = useText();
  const known = useKnown();
  return (
    <Page title={title} {...(game ? { game } : {})} className={`online ${className}`}>
      <h1>{title}</h1>
      {known.is === 'here' ? children(known) : null}
      {known.is === 'asking' ? <p className="online-waiting">{t('shell.waiting')}</p> : null}
      {known.is === 'away' ? (
        <div className="online-away" role="status">
          <p className="lead">{onlineSentence(known.problem, t) ?? known.problem.message}</p>
          <p>{t('online.away.local')}</p>
          <div className="actions">
            <button type="button" className="button" onClick={() => void refreshMe()}>
              {t('online.away.again')}
            </button>
            <Link href={PAGES.home} className="button button-primary">
              {t('shell.goHome')}
            </Link>
          </div>
        </div>
      ) : null}
    </Page>
  );
}
