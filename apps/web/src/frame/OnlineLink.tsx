import { Globe } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../i18n/index.tsx';
import { useTurnCount } from '../online/server/turn-count.ts';

/** From every screen to the tables across the network, with how many of them wait for me. */
export function OnlineLink() {
  const t = useText();
  const turns = useTurnCount();
  return (
    <Link href="/online" className="online-link">
      <Globe aria-hidden="true" />
      <span className="visually-hidden">
        {turns > 0 ? t('shell.online.turns', { count: turns }) : t('shell.online.title')}
      </span>
      <span className="online-link-words" aria-hidden="true">
        {t('shell.online.title')}
      </span>
      {turns > 0 ? (
        <span className="online-turns" aria-hidden="true">
          {turns}
        </span>
      ) : null}
    </Link>
  );
}
