import { inPoints, type Points, WIN } from '@tessera/mind';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/index.tsx';

/** So many standard errors on either side hold what is meant in 95 of 100 cases. */
const INTERVAL = 1.96;

export interface Figures {
  /** '4.2' */
  readonly points: (points: Points) => string;
  /** '+4.2', '−4.2' */
  readonly change: (points: Points) => string;
  /** Half the interval about a figure with that standard error. */
  readonly within: (error: Points) => string;
  /** '42 %' */
  readonly chance: (points: Points) => string;
}

function figuresIn(language: string): Figures {
  const plain = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    points: (points) => plain.format(inPoints(points)),
    change: (points) => signed.format(inPoints(points)).replace('-', '−'),
    within: (error) => plain.format(INTERVAL * inPoints(error)),
    chance: (points) => percent.format(points / WIN),
  };
}

export function useFigures(): Figures {
  const [language] = useLanguage();
  return useMemo(() => figuresIn(language), [language]);
}

/** A change that is less than its own interval may be none. */
export const isClear = (points: Points, error: Points): boolean => Math.abs(points) > INTERVAL * error;
