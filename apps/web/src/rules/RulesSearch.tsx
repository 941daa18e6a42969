import { Search } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../i18n/index.tsx';

interface RulesSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

export function RulesSearch({ query, onQuery }: RulesSearchProps) {
  const t = useText();
  const field = useId();
  return (
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
        onChange={(event) => onQuery(event.target.value)}
      />
    </div>
  );
}
