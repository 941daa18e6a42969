import { NO_SEAT } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import { ChevronsLeft, ChevronsRight, NotebookText } from 'lucide-react';
import { useText } from '../i18n/index.tsx';
import { MovingCurve } from './curve/ChancesCurve.tsx';
import type { ReviewOfGame } from './job/use-review.ts';
import { nextOf, previousOf } from './mistakes.ts';
import { Headline, type MomentProps } from './moment/MomentCard.tsx';
import { Told } from './moment/Told.tsx';
import { ReviewProgress } from './ReviewProgress.tsx';

interface ReviewStripProps extends Pick<MomentProps, 'ui' | 'review' | 'players' | 'at'> {
  readonly of: ReviewOfGame;
  /** What would have been better, where that is said nowhere else beside the board. */
  readonly better: Step | undefined;
  /** The moves that the buttons lead to. */
  readonly mistakes: readonly number[];
  readonly onAt: (at: number) => void;
  readonly onOpen: () => void;
}

/** Under the board: the curve, what the next move was, and the way from mistake to mistake. */
export function ReviewStrip({ ui, review, players, at, of, better, mistakes, onAt, onOpen }: ReviewStripProps) {
  const t = useText();
  const moment = review.moments[at];
  const previous = previousOf(mistakes, at);
  const next = nextOf(mistakes, at);
  return (
    <section className="review-strip" aria-label={t('review.title')}>
      <MovingCurve ui={ui} review={review} players={players} at={at} onAt={onAt} />
      <div className="review-now">
        <button
          type="button"
          className="icon-button"
          aria-label={t('review.mistake.previous')}
          aria-keyshortcuts="P"
          title={t('review.mistake.previous')}
          disabled={previous === undefined}
          onClick={() => previous !== undefined && onAt(previous)}
        >
          <ChevronsLeft aria-hidden="true" />
        </button>
        <p className="review-headline" aria-live="polite">
          {moment ? (
            <>
              {moment.seat === NO_SEAT ? null : (
                <span className="visually-hidden">{t('review.label', { label: t('review.moment') })} </span>
              )}
              <Headline ui={ui} moment={moment} players={players} />
            </>
          ) : (
            t('review.moment.end')
          )}
        </p>
        <button
          type="button"
          className="icon-button"
          aria-label={t('review.mistake.next')}
          aria-keyshortcuts="N"
          title={t('review.mistake.next')}
          disabled={next === undefined}
          onClick={() => next !== undefined && onAt(next)}
        >
          <ChevronsRight aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('review.details')}
          title={t('review.details')}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <NotebookText aria-hidden="true" />
        </button>
      </div>
      {better ? (
        <p className="review-better">
          <b>{t('review.label', { label: t('review.moment.better') })}</b>{' '}
          <Told ui={ui} step={better} players={players} />
        </p>
      ) : null}
      <ReviewProgress of={of} />
    </section>
  );
}
