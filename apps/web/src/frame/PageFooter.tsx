import { Link } from 'wouter';
import { GAMES } from '../games.ts';
import { useText } from '../i18n/index.tsx';

export function PageFooter() {
  const t = useText();
  return (
    <footer className="page-footer">
      <nav aria-label={t('shell.footer.label')}>
        <Link href="/">{t('shell.footer.games')}</Link>
        {GAMES.map((game) => (
          <Link key={game.id} href={`/rules/${game.id}`}>
            {t('shell.footer.rules', { game: game.name })}
          </Link>
        ))}
        <Link href="/online">{t('shell.online.title')}</Link>
        <Link href="/replay">{t('shell.footer.replay')}</Link>
        <Link href="/about">{t('shell.footer.about')}</Link>
      </nav>
      <p>{t('shell.footer.notice')}</p>
    </footer>
  );
}
