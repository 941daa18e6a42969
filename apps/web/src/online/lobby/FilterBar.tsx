import type { ReactNode } from 'react';
import { GAME_ENTRIES } from '../../games.ts';
import { useText } from '../../i18n/index.tsx';
import { CHOICES, type Filters } from './filters.ts';

interface FilterBarProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const t = useText();
  const select = (key: keyof Filters, options: readonly (readonly [value: string, label: string])[]): ReactNode => (
    <label className="filter">
      <span className="hint">{t(`online.filter.${key}`)}</span>
      <select
        className="select-field"
        value={filters[key]}
        onChange={(event) => onChange({ ...filters, [key]: event.target.value })}
      >
        <option value="">{t('online.filter.any')}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset className="filters">
      <legend className="visually-hidden">{t('online.filter.title')}</legend>
      {select(
        'game',
        GAME_ENTRIES.map((game) => [game.id, game.name]),
      )}
      {select(
        'seats',
        CHOICES.seats.map((count) => [count, count]),
      )}
      {select(
        'clock',
        CHOICES.clock.map((kind) => [kind, t(`online.clock.kind.${kind}`)]),
      )}
      {select('rated', [
        ['yes', t('online.rated')],
        ['no', t('online.unrated')],
      ])}
    </fieldset>
  );
}
