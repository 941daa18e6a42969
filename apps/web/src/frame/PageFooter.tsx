import { PAGES, pagePath } from '@tessera/protocol/lists';
import { Link } from 'wouter';
import { GAME_ENTRIES } from '../games.ts';
import { useText } from '../i18n/index.tsx';

export function PageFooter() {
  const t = useText();
  return (
    <footer className="page-footer">
      <nav aria-label={t('shell.footer.label')}>
        <Link href={PAGES.home}>{t('shell.footer.games')}</Link>
        {GAME_ENTRIES.map((game) => (
          <Link key={game.id} href={pagePath('rules', { game: game.id })}>
            {t('shell.footer.rules', { game: game.name })}
          </Link>
        ))}
        <Link href={PAGES.lobby}>{t('shell.online.title')}</Link>
        <Link href={pagePath('replay', {})}>{t('shell.footer.replay')}</Link>
        <Link href={PAGES.about}>{t('shell.footer.about')}</Link>
      </nav>
      <p>{t('shell.footer.notice')}</p>
    </footer>
  );
}
