import { PAGES } from '@tessera/protocol/lists';
import { Link } from 'wouter';
import { useText } from '../i18n/index.tsx';
import { Page } from './Page.tsx';

export function NotFound() {
  const t = useText();
  return (
    <Page title={t('shell.notFound.title')} className="message">
      <h1>{t('shell.notFound.title')}</h1>
      <p className="lead">{t('shell.notFound.text')}</p>
      <Link href={PAGES.home} className="button button-primary">
        {t('shell.goHome')}
      </Link>
    </Page>
  );
}
