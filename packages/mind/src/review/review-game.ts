import { type Game, type GameRecord, type Outcome, ok } from '@tessera/kernel';
import { type Effort, fullEffort } from './effort.ts';
import type { MomentDraft } from './moment-draft.ts';
import type { Review } from './review-types.ts';
import { ReviewedGame } from './reviewed-game.ts';

export interface ReviewProgress {
  /** Moves of the record that have been looked at, and how many there are. */
  readonly done: number;
  readonly total: number;
}

/**
 * Reviews a finished game in small steps: go on with `next()` as long as wanted and drop it to cancel. It holds no clock and no
 * chance of its own, so the same record and effort give the same review, unless the effort is a time.
 */
export function* reviewGame<S, J>(
  game: Game<S, J>,
  record: GameRecord,
  effort: Effort = fullEffort(game),
): Generator<ReviewProgress, Outcome<Review>> {
  const opened = ReviewedGame.of(game, record);
  if (!opened.ok) return opened;
  const reviewing = opened.value;
  const drafts: MomentDraft[] = [];
  const progress = (): ReviewProgress => ({ done: drafts.length, total: reviewing.length });
  for (let at = 0; at < reviewing.length; at++) {
    yield progress();
    const drafting = reviewing.draft(at, effort);
    let step = drafting.next();
    for (; !step.done; step = drafting.next()) yield progress();
    drafts.push(step.value);
  }
  return ok(reviewing.review(drafts, effort));
}

/** The whole review at once, for who may be kept waiting. */
export function reviewed(reviewing: Generator<ReviewProgress, Outcome<Review>>): Outcome<Review> {
  let step = reviewing.next();
  while (!step.done) step = reviewing.next();
  return step.value;
}
