import type { GameRecord } from '@tessera/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Adviser } from './adviser.ts';
import type { Depth } from './messages.ts';
import { type KeptReview, ReviewJob, type ReviewNow } from './review-job.ts';
import { keepReview, keptReview } from './review-store.ts';
import { BUILD, startWorker, workersHere } from './start-worker.ts';

const NOTHING_YET: ReviewNow = { review: undefined, isFull: false, running: undefined, done: 0, problem: undefined };

export interface ReviewOfGame extends ReviewNow {
  readonly run: () => void;
  readonly stop: () => void;
}

/** The review of a finished game: what is kept of it is there at once, the rest is worked out. */
export function useReview(record: GameRecord | undefined, depth: Depth): ReviewOfGame {
  const [job, setJob] = useState<ReviewJob>();
  useEffect(() => {
    if (!record) return;
    let left = false;
    let begun: ReviewJob | undefined;
    void kept(record).then((kept) => {
      if (left) return;
      begun = new ReviewJob({
        record,
        start: startWorker,
        workers: workersHere(),
        kept,
        keep: (review) => void keepReview(record, BUILD, review).catch(notKept),
        now: Date.now,
      });
      begun.run(depth);
      setJob(begun);
    });
    return () => {
      left = true;
      begun?.stop();
    };
  }, [record, depth]);
  const now = useSyncExternalStore(job?.subscribe ?? nobody, job?.snapshot ?? nothing);
  return useMemo(() => ({ ...now, run: () => job?.run(depth), stop: () => job?.stop() }), [now, job, depth]);
}

const nobody = () => () => {};
const nothing = () => NOTHING_YET;

/** Without a place to keep it, a review is worked out each time. */
const notKept = (error: unknown) => console.warn('The review could not be kept:', error);

const kept = (record: GameRecord): Promise<KeptReview> =>
  keptReview(record, BUILD).catch((error: unknown) => {
    notKept(error);
    return {};
  });

export function useAdviser(record: GameRecord): Adviser {
  const adviser = useMemo(() => new Adviser(record, startWorker), [record]);
  useEffect(() => () => adviser.close(), [adviser]);
  return adviser;
}
