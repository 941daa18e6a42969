import { TreePalm } from 'lucide-react';
import { useLanguage, useText } from '../i18n/index.tsx';
import { dayWords, lastDay } from './day.ts';

/** Somebody is on vacation: a sign where there is little room, and the day for whoever points at it or listens. */
export function AwayMark({ until }: { readonly until: number }) {
  const t = useText();
  const [language] = useLanguage();
  const words = t('online.seat.vacation', { date: dayWords(lastDay(until), language) });
  return (
    <span className="away-mark" title={words}>
      <TreePalm aria-hidden="true" size={16} />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** The same in full. */
export function AwayWords({ until }: { readonly until: number }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <span className="hint away-words">
      <TreePalm aria-hidden="true" size={16} />
      {t('online.seat.vacation', { date: dayWords(lastDay(until), language) })}
    </span>
  );
}
