import { type ReviewedMove, type RollOutProgress, WIN } from '@tessera/mind';
import type { Step } from '@tessera/table';
import type { GameUi, Player } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { useFigures } from '../figures.ts';
import type { Adviser, RolledOutNow } from '../job/adviser.ts';
import { Told } from './Told.tsx';

/** So many games of each move a roll-out plays at most: see `rollOut` of packages/mind. */
const MOST_GAMES = 2000;

interface RollOutProps {
  readonly ui: GameUi;
  readonly players: readonly Player[];
  readonly adviser: Adviser;
  readonly at: number;
  readonly moves: readonly ReviewedMove[];
  /** What each compared move is in words. */
  readonly told: ReadonlyMap<string, Step>;
}

/** Plays the best moves to the end many times, and says how often each has won. */
export function RollOut({ ui, players, adviser, at, moves, told }: RollOutProps) {
  const t = useText();
  const figures = useFigures();
  const [now, setNow] = useState<RolledOutNow>();
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const begin = () => {
    stop.current = adviser.rollOut(
      at,
      moves.map(({ move }) => move),
      setNow,
    );
  };
  const { progress, running = false, problem } = now ?? {};
  const hasFigures = progress !== undefined && progress.games > 0;
  const figuresBox = useRef<HTMLDivElement>(null);
  // they stand below the moves compared, where the card may have to scroll
  useEffect(() => {
    if (hasFigures) figuresBox.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFigures]);
  return (
    <div className="roll-out">
      <p className="roll-out-head">
        {running ? (
          <button type="button" className="button" onClick={() => stop.current?.()}>
            {t('review.stop')}
          </button>
        ) : (
          <button type="button" className="button" onClick={begin}>
            {t('review.rollOut')}
          </button>
        )}
        <span className="hint">{t('review.rollOut.what')}</span>
      </p>
      {running ? <progress aria-label={t('review.rollOut')} max={MOST_GAMES} value={progress?.games ?? 0} /> : null}
      {problem ? <p className="hint">{t('review.problem')}</p> : null}
      {progress && hasFigures ? (
        <div ref={figuresBox}>
          <ol className="review-moves">
            {progress.moves.map(({ move, chance, error }) => {
              const step = told.get(move);
              return (
                <li key={move}>
                  <span>{step ? <Told ui={ui} step={step} players={players} /> : <code>{move}</code>}</span>
                  <b>
                    {error > 0
                      ? t('review.rollOut.result', {
                          chance: figures.points(chance * WIN),
                          behind: figures.change((chance - progress.moves[0].chance) * WIN),
                          error: figures.within(error * WIN),
                        })
                      : figures.points(chance * WIN)}
                  </b>
                </li>
              );
            })}
          </ol>
          <p className="hint" aria-live="polite">
            {t('review.rollOut.games', { games: progress.games })}.{' '}
            {running ? '' : t(`review.rollOut.${endOf(progress)}`)}
          </p>
        </div>
      ) : null}
    </div>
  );
}

const endOf = ({ sure, games }: RollOutProgress) => (sure ? 'sure' : games < MOST_GAMES ? 'stopped' : 'unsure');
