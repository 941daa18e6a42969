import '../styles/about.css';
import { Page } from '../frame/Page.tsx';
import { GAME_ENTRIES } from '../games.ts';
import { useText } from '../i18n/index.tsx';

/** Whose work this stands on, under which licence. Names and licences are the same in every language. */
const STANDS_ON = [
  { name: 'Alegreya, Alegreya Sans', by: 'Juan Pablo del Peral, Huerta Tipográfica', licence: 'SIL OFL 1.1' },
  { name: 'Natural Earth', by: 'naturalearthdata.com', licence: 'Public domain' },
  { name: 'world-atlas', by: 'Mike Bostock', licence: 'ISC' },
  { name: 'Lucide', by: 'Lucide Contributors', licence: 'ISC' },
  { name: 'React', by: 'Meta Platforms, Inc.', licence: 'MIT' },
  { name: 'React Aria', by: 'Adobe', licence: 'Apache-2.0' },
  { name: 'intl-messageformat', by: 'FormatJS', licence: 'BSD-3-Clause' },
  { name: 'wouter', by: 'Alexey Taktarov', licence: 'Unlicense' },
  { name: 'idb', by: 'Jake Archibald', licence: 'ISC' },
  { name: 'react-zoom-pan-pinch', by: 'prc5', licence: 'MIT' },
  { name: 'TypeBox', by: 'sinclairzx81', licence: 'MIT' },
  { name: 'Workbox', by: 'Google', licence: 'MIT' },
] as const;

export default function AboutPage() {
  const t = useText();
  return (
    <Page title={t('shell.about.title')} className="about">
      <h1>{t('shell.about.title')}</h1>
      <p className="lead">{t('shell.about.text')}</p>
      <section>
        <h2>{t('shell.about.games')}</h2>
        <ul>
          {GAME_ENTRIES.map((game) => (
            <li key={game.id}>
              <strong>{game.name}.</strong>{' '}
              {t('shell.home.by', { designer: game.designer, publisher: game.publisher, year: `${game.year}` })}
            </li>
          ))}
        </ul>
        <p>{t('shell.about.unofficial')}</p>
        <p>{t('shell.about.art')}</p>
      </section>
      <section>
        <h2>{t('shell.about.privacy')}</h2>
        <p>{t('shell.about.privacyText')}</p>
      </section>
      <section>
        <h2>{t('shell.about.thanks')}</h2>
        <p>{t('shell.about.thanksText')}</p>
        <dl className="credits">
          {STANDS_ON.map(({ name, by, licence }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {by} · {licence}
              </dd>
            </div>
          ))}
        </dl>
        <p>{t('shell.about.licence')}</p>
      </section>
    </Page>
  );
}
