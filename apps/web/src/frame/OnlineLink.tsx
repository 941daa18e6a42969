import { PAGES } from '@tessera/protocol/lists';
import { Globe } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../i18n/index.tsx';
import { useWaitingCount } from '../online/server/turn-count.ts';

/** From every screen to the tables across the network, with how many of them wait for me. */
export function OnlineLink() {
  const t = useText();
  const waiting = useWaitingCount();
  return (
    <Link href={PAGES.lobby} className="online-link">
      <Globe aria-hidden="true" />
      <span className="visually-hidden">
        {waiting > 0 ? t('shell.online.turns', { count: waiting }) : t('shell.online.title')}
      </span>
      <span className="online-link-words" aria-hidden="true">
        {t('shell.online.title')}
      </span>
      {waiting > 0 ? (
        <span className="online-turns" aria-hidden="true">
          {waiting}
        </span>
      ) : null}
    </Link>
  );
}
