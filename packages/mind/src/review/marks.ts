import { POINT, type Points } from './points.ts';

// Every threshold of a review, in one place. In points of chance to win.

/** A loss below each of these is that mark; from the last on it is a blunder. */
const LOSSES = [
  { mark: 'good', below: 1 * POINT },
  { mark: 'inaccuracy', below: 3 * POINT },
  { mark: 'mistake', below: 6 * POINT },
] as const;

/** From here on a roll is lucky or unlucky to a seat. */
const LUCK = 4 * POINT;
/** Where any move at random loses less than this on the average, it hardly matters which is played. */
const NEAR_EQUAL = 0.5 * POINT;
/** A figure counts as found when it is so many standard errors from 0. */
const SURE = 1.96;

export type Mark = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
export type LuckMark = 'lucky' | 'unlucky';
/** The figure is within its own uncertainty. */
export type Unclear = 'unclear';

export const MARKS: readonly Mark[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** Whether a loss, 0 or more, is more than its uncertainty. */
export const isClear = (loss: Points, error: Points): boolean => loss > SURE * error;

/** What a loss, 0 or more, is called. One that is small enough to be good is never unclear: it is good either way. */
export function markOf(loss: Points, error: Points): Mark | Unclear {
  if (loss === 0) return 'best';
  const mark = LOSSES.find(({ below }) => loss < below)?.mark ?? 'blunder';
  return mark === 'good' || isClear(loss, error) ? mark : 'unclear';
}

export function luckMarkOf(luck: Points, error: Points): LuckMark | Unclear | undefined {
  if (Math.abs(luck) < LUCK) return undefined;
  if (Math.abs(luck) <= SURE * error) return 'unclear';
  return luck > 0 ? 'lucky' : 'unlucky';
}

export const isNearEqual = (lossAtRandom: Points): boolean => lossAtRandom < NEAR_EQUAL;
