import './levels.css';
import { useText } from '../i18n/index.tsx';
import { forgetStrength, useOwnStrength } from './own-strength-store.ts';
import { nearestLevel, ratingOf } from './ratings.ts';

/** Whom 'Matches me' seats, and why. */
export function OwnStrengthNote({ game }: { readonly game: string }) {
  const t = useText();
  const { rating, deviation, games } = useOwnStrength(game);
  const level = nearestLevel(game, rating);
  if (ratingOf(game, level) === undefined) return null;
  return (
    <div className="own-strength">
      <p className="hint" role="status">
        {games === 0
          ? t('shell.match.unknown', { level: t(`shell.level.${level}`) })
          : t('shell.match.known', {
              level: t(`shell.level.${level}`),
              rating: String(Math.round(rating)),
              // 95 in 100
              deviation: String(Math.round(2 * deviation)),
              games,
            })}
      </p>
      {games === 0 ? null : (
        <button type="button" className="button button-quiet" onClick={() => forgetStrength(game)}>
          {t('shell.match.forget')}
        </button>
      )}
    </div>
  );
}
