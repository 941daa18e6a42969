import './levels.css';
import { THINKING_MS } from '@tessera/kernel';
import { useText } from '../i18n/index.tsx';
import { ratingOf } from './ratings.ts';
import { type LevelWish, levelFor } from './wish.ts';

/** Those that think no longer than this answer before anybody notices. */
const AT_ONCE_MS = 100;

/** A level in a list to choose from: its name, its rating, how long it thinks, and what it is like. */
export function LevelLines({ game, wish }: { readonly game: string; readonly wish: LevelWish }) {
  const t = useText();
  const level = levelFor(game, wish);
  const rating = ratingOf(game, level);
  const ms = THINKING_MS[level];
  const facts = [
    rating === undefined ? '' : t('shell.level.rating', { rating: String(rating) }),
    ms <= AT_ONCE_MS ? t('shell.level.atOnce') : t('shell.level.thinks', { seconds: ms / 1000 }),
  ];
  return (
    <span className="level-lines">
      <span className="level-name">{t(`shell.level.${wish}`)}</span>{' '}
      <span className="level-facts">{facts.filter(Boolean).join(' · ')}</span>{' '}
      <span className="level-line">
        {wish === 'match'
          ? t('shell.level.match.line', { level: t(`shell.level.${level}`) })
          : t(`shell.level.${wish}.line`)}
      </span>
    </span>
  );
}
