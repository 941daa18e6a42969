import { problemSentence } from '../controls/problem-sentence.ts';
import { useText } from '../i18n/index.tsx';
import type { ReviewOfGame } from './job/use-review.ts';

/** How far the review is, and how to stop it or go on with it. Nothing once it is whole. */
export function ReviewProgress({ of }: { readonly of: ReviewOfGame }) {
  const t = useText();
  const { running, done, isFull, problem, review, run, stop } = of;
  if (running)
    return (
      <p className="review-progress">
        <label>
          <span>{t(`review.running.${running}`)}</span>
          <progress max={1} value={done} />
        </label>
        <button type="button" className="button button-quiet" onClick={stop}>
          {t('review.stop')}
        </button>
      </p>
    );
  if (isFull) return null;
  if (!problem && !review) return <p className="review-progress">{t('review.running.sweep')}</p>;
  return (
    <p className="review-progress">
      <span>
        {problem
          ? problem.code === 'not-over'
            ? t('review.notOver')
            : (problemSentence(problem, t) ?? t('review.problem'))
          : t('review.notDeep')}
      </span>
      {problem?.code === 'not-over' ? null : (
        <button type="button" className="button button-quiet" onClick={run}>
          {t('review.goOn')}
        </button>
      )}
    </p>
  );
}
