import type { GameUi, Player } from '@tessera/ui';
import type { CSSProperties } from 'react';
import { useLanguage, useText } from '../../i18n/index.tsx';
import { wholePercents } from './whole-percents.ts';

interface ChancesProps {
  readonly ui: GameUi;
  readonly players: readonly Player[];
  /** By seat, from 0 to 1; none while nothing is known. */
  readonly chances: readonly number[] | undefined;
}

/** How likely each seat is to win: one bar for all, and a number for each. */
export function Chances({ ui, players, chances }: ChancesProps) {
  const t = useText();
  const percent = usePercent(0);
  const whole = chances && wholePercents(chances);
  return (
    <div className="chances" data-known={chances !== undefined || undefined}>
      <div className="chances-bar" aria-hidden="true">
        {players.map(({ colour }, seat) => (
          <span
            key={colour}
            style={{ '--who': `var(--${colour})`, flexGrow: chances?.[seat] ?? 1 / players.length } as CSSProperties}
          />
        ))}
      </div>
      <ul className="chances-list" aria-label={t('analysis.chances')}>
        {players.map(({ colour, name }, seat) => (
          <li key={colour} title={name}>
            <ui.Mark colour={colour} size={14} />
            <span className="visually-hidden">{name}</span>
            <span>{whole ? percent((whole[seat] ?? 0) / 100) : '–'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** '42.3 %', as the language writes it. */
export function usePercent(digits = 1): (chance: number) => string {
  const [language] = useLanguage();
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (chance) => format.format(chance);
}
