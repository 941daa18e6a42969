import { PAGES } from '@tessera/protocol/lists';
import { Globe } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../i18n/index.tsx';

/** The way to tables across the network. */
export function PlayOnline() {
  const t = useText();
  return (
    <section className="online-links" aria-labelledby="play-online">
      <div>
        <h2 id="play-online">{t('shell.online.title')}</h2>
        <p className="hint">{t('shell.online.text')}</p>
      </div>
      <Link href={PAGES.lobby} className="button">
        <Globe aria-hidden="true" />
        {t('shell.online.title')}
      </Link>
    </section>
  );
}
