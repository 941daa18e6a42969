import { pagePath } from '@tessera/protocol/lists';
import { matches } from '@tessera/ui';
import { use, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../i18n/index.tsx';
import { ClauseItem } from './ClauseItem.tsx';
import { CLAUSE_KINDS, type Clause, loadRulebook, type Section } from './rulebook.ts';

interface ClausesProps {
  readonly game: string;
  /** What was searched for; nothing shows all. */
  readonly words: readonly string[];
  /** How many cards of the game were found besides. */
  readonly cards: number;
  /** The clause to show first, such as 'C-21'. */
  readonly clause?: string | undefined;
  /** Called when the reader follows a link to a clause, which ends a search; the list itself goes there too. */
  readonly onClause: (clause: string) => void;
}

const sameId = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase();

/** The complete rules by clause, or those that were searched for. Suspends while it loads. */
export function Clauses({ game, words, cards, clause, onClause }: ClausesProps) {
  const t = useText();
  // The old language stays in sight until the new one is there.
  const language = useDeferredValue(useLanguage()[0]);
  const book = use(loadRulebook(game, language));
  const [current, setCurrent] = useState(clause);
  const list = useRef<HTMLDivElement>(null);
  const searching = words.length > 0;

  useEffect(() => setCurrent(clause), [clause]);
  useEffect(() => {
    // a clause that was followed out of a search is there when the search is gone
    if (current === undefined || searching) return;
    for (const item of list.current?.querySelectorAll<HTMLElement>('[data-clause]') ?? [])
      if (sameId(item.dataset['clause'] ?? '', current)) {
        item.scrollIntoView({ block: 'center' });
        item.focus({ preventScroll: true });
      }
  }, [current, searching]);

  const show = (id: string) => {
    setCurrent(id);
    onClause(id);
  };
  const isFound = (each: Clause) =>
    matches(`${each.id} ${each.text} ${each.ruling ?? ''} ${each.reconstruction ?? ''}`, words);
  const found: Section[] = book.sections
    .map((section) => ({ ...section, clauses: section.clauses.filter(isFound) }))
    .filter((section) => section.clauses.length > 0);
  const count = found.reduce((sum, section) => sum + section.clauses.length, 0);

  return (
    <div ref={list}>
      <p role="status" className="hint rules-found">
        {searching && (count > 0 || cards === 0) ? t('shell.rules.found', { count }) : ''}
        {searching && count > 0 && cards > 0 ? ' · ' : ''}
        {searching && cards > 0 ? t('shell.rules.cardsFound', { count: cards }) : ''}
      </p>
      {searching ? null : (
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
      )}
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
                hrefOf={(id) => pagePath('rules', { game, clause: id })}
                onClause={show}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
