import '../styles/rules.css';
import { Search } from 'lucide-react';
import { use, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useText } from '../i18n/index.tsx';
import { ClauseItem } from './ClauseItem.tsx';
import { matches, queryWords } from './find.ts';
import { CLAUSE_KINDS, type Clause, loadRulebook, type Section } from './rulebook.ts';

interface RulesPanelProps {
  readonly game: string;
  /** The clause to show first, such as 'C-21'. */
  readonly clause?: string | undefined;
  /** Called when the reader follows a link to a clause; the panel itself goes there too. */
  readonly onClause?: (clause: string) => void;
}

const sameId = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase();

/** The complete rules by clause, searchable: on their own page, or in a drawer beside a table. Suspends while it loads. */
export function RulesPanel({ game, clause, onClause }: RulesPanelProps) {
  const t = useText();
  // The old language stays in sight until the new one is there.
  const language = useDeferredValue(useLanguage()[0]);
  const book = use(loadRulebook(game, language));
  const [query, setQuery] = useState('');
  const words = queryWords(useDeferredValue(query));
  const [current, setCurrent] = useState(clause);
  const panel = useRef<HTMLDivElement>(null);
  const field = useId();

  useEffect(() => setCurrent(clause), [clause]);
  useEffect(() => {
    if (current === undefined) return;
    for (const item of panel.current?.querySelectorAll<HTMLElement>('[data-clause]') ?? [])
      if (sameId(item.dataset['clause'] ?? '', current)) {
        item.scrollIntoView({ block: 'center' });
        item.focus({ preventScroll: true });
      }
  }, [current]);

  const show = (id: string) => {
    setQuery('');
    setCurrent(id);
    onClause?.(id);
  };
  const isFound = (each: Clause) => matches(`${each.id} ${each.text} ${each.ruling ?? ''}`, words);
  const found: Section[] = book.sections
    .map((section) => ({ ...section, clauses: section.clauses.filter(isFound) }))
    .filter((section) => section.clauses.length > 0);
  const count = found.reduce((sum, section) => sum + section.clauses.length, 0);

  return (
    <div className="rules-panel" ref={panel}>
      <div className="rules-search">
        <label htmlFor={field} className="visually-hidden">
          {t('shell.rules.search')}
        </label>
        <Search aria-hidden="true" />
        <input
          id={field}
          type="search"
          className="text-field"
          placeholder={t('shell.rules.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className="hint">
          {words.length > 0 ? t('shell.rules.found', { count }) : ''}
        </p>
      </div>
      {words.length === 0 ? (
        <dl className="rules-legend">
          {CLAUSE_KINDS.map((kind) => (
            <div key={kind} data-kind={kind}>
              <dt>
                <span className="tag">{book.kinds[kind]}</span>
              </dt>
              <dd>{book.kinds[`explain${kind.charAt(0).toUpperCase()}${kind.slice(1)}`]}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {found.map((section) => (
        <section key={section.id} id={`rules-${section.id}`} className="rules-section">
          <h3>{section.title}</h3>
          <ol>
            {section.clauses.map((each) => (
              <ClauseItem
                key={each.id}
                clause={each}
                kinds={book.kinds}
                words={words}
                current={sameId(each.id, current)}
                hrefOf={(id) => `/rules/${game}/${id}`}
                onClause={show}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
