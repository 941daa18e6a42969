import '../styles/rules.css';
import { queryWords } from '@tessera/ui';
import { Suspense, useDeferredValue, useState } from 'react';
import { CardReference } from './CardReference.tsx';
import { Clauses } from './Clauses.tsx';
import { RulesSearch } from './RulesSearch.tsx';

/** The complete rules with their search, in a drawer beside a table. Suspends while it loads. */
export function RulesPanel({ game }: { readonly game: string }) {
  const [query, setQuery] = useState('');
  const [cards, setCards] = useState(0);
  const words = queryWords(useDeferredValue(query));
  return (
    <div className="rules-panel">
      <RulesSearch query={query} onQuery={setQuery} />
      <Clauses game={game} words={words} cards={cards} onClause={() => setQuery('')} />
      <Suspense>
        <CardReference game={game} query={query} onCount={setCards} />
      </Suspense>
    </div>
  );
}
