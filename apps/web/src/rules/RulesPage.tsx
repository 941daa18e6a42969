import { pagePath } from '@tessera/protocol/lists';
import '../styles/rules.css';
import { queryWords } from '@tessera/ui';
import { Play } from 'lucide-react';
import { Suspense, use, useDeferredValue, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../frame/Page.tsx';
import { gameEntry } from '../games.ts';
import { useLanguage, useText } from '../i18n/index.tsx';
import { CardReference } from './CardReference.tsx';
import { Clauses } from './Clauses.tsx';
import { HowToPlay } from './HowToPlay.tsx';
import { RulesSearch } from './RulesSearch.tsx';
import { loadHowTo, loadRulebook } from './rulebook.ts';

export default function RulesPage({ game: id, clause }: { readonly game: string; readonly clause?: string }) {
  const t = useText();
  // The old language stays in sight until the new one is there.
  const language = useDeferredValue(useLanguage()[0]);
  const [, go] = useLocation();
  const [query, setQuery] = useState('');
  const [cards, setCards] = useState(0);
  const words = queryWords(useDeferredValue(query));
  const searching = words.length > 0;
  const game = gameEntry(id);
  if (!game) throw new Error(`There is no game "${id}".`);
  const howTo = loadHowTo(id, language);
  const book = use(loadRulebook(id, language));
  const { title, steps } = use(howTo);

  const search = (next: string) => {
    // what is found begins at the top
    if (query === '') window.scrollTo({ top: 0, behavior: 'instant' });
    setQuery(next);
  };
  const follow = (each: string) => {
    setQuery('');
    go(pagePath('rules', { game: id, clause: each }));
  };
  return (
    <Page title={title} game={id} className="rules-page">
      <div className="rules-side">
        <RulesSearch query={query} onQuery={search} />
        {searching ? null : (
          <>
            <a href="#all-rules" className="rules-all">
              {t('shell.rules.all')}
            </a>
            <nav className="contents" aria-label={t('shell.rules.contents')}>
              <ol>
                {steps.map((step) => (
                  <li key={step.id}>
                    <a href={`#how-${step.id}`}>{step.title}</a>
                  </li>
                ))}
              </ol>
              <ol>
                {book.sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#rules-${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          </>
        )}
      </div>
      <div className="rules-column">
        <h1 {...(searching ? { className: 'visually-hidden' } : {})}>{title}</h1>
        {searching ? null : (
          <>
            <p className="lead">{book.intro}</p>
            <HowToPlay game={game} howTo={{ title, steps }} />
            <p className="actions">
              <Link href={pagePath('newTable', { game: id })} className="button button-primary">
                <Play aria-hidden="true" fill="currentColor" />
                {t('shell.home.setUp')}
              </Link>
            </p>
          </>
        )}
        <h2 id="all-rules" className="rules-title">
          {book.title}
        </h2>
        <Clauses game={id} words={words} cards={cards} clause={clause} onClause={follow} />
        <Suspense>
          <CardReference game={id} query={query} onCount={setCards} />
        </Suspense>
        <p className="rules-credits">{book.credits}</p>
      </div>
    </Page>
  );
}
