import { type Game, type GameRecord, type Outcome, OVER, ok } from '@tessera/kernel';
import { Appraiser } from './appraiser.ts';
import { type Effort, isFullEffort } from './effort.ts';
import { type FinishedGame, finishedGame } from './finished-game.ts';
import { ledgerOf } from './ledger.ts';
import { draftMoment, type MomentDraft, momentsOf } from './moment-draft.ts';
import { toPoints } from './points.ts';
import type { Review } from './review-types.ts';
import { turningPointsOf } from './turning-points.ts';

/**
 * A finished game whose moments are looked at one by one, in any order: they can be shared out among workers and kept, and a review
 * that was broken off goes on with those that are missing.
 */
export class ReviewedGame<S, J> {
  readonly game: Game<S, J>;
  private readonly start: S;
  private readonly moves: readonly number[];
  private readonly appraiser: Appraiser<S, J>;
  /** The position before the move with the number `at`. */
  private readonly s: S;
  private at = 0;

  private constructor(game: Game<S, J>, { start, moves }: FinishedGame<S>) {
    this.game = game;
    this.start = start;
    this.moves = moves;
    this.appraiser = new Appraiser(game, start);
    this.s = game.rules.alloc(start);
    game.rules.copyInto(this.s, start);
  }

  /** A game that goes on is refused. */
  static of<S, J>(game: Game<S, J>, record: GameRecord): Outcome<ReviewedGame<S, J>> {
    const finished = finishedGame(game, record);
    return finished.ok ? ok(new ReviewedGame(game, finished.value)) : finished;
  }

  get length(): number {
    return this.moves.length;
  }

  /** What the move with that number was. Yields between steps that take a while. */
  *draft(at: number, effort: Effort): Generator<void, MomentDraft> {
    return yield* draftMoment(this.appraiser, this.goTo(at), this.moves[at], effort, at);
  }

  /** The position before the move with that number, to be looked at or copied. */
  position(at: number): S {
    return this.goTo(at);
  }

  /** The review, once every moment has been looked at. */
  review(drafts: readonly MomentDraft[], effort: Effort): Review {
    const { game, appraiser } = this;
    const end = this.goTo(this.length);
    const result = toPoints(appraiser.oneAhead(end));
    const moments = momentsOf(drafts, result);
    const seats = game.rules.seats(end);
    return {
      game: game.id,
      seats,
      effort,
      playedOut: game.rules.actor(end) === OVER,
      moments,
      result,
      ledger: ledgerOf(moments, result, { game: game.id, fullEffort: isFullEffort(effort, game) }),
      turningPoints: turningPointsOf(moments, seats),
    };
  }

  private goTo(at: number): S {
    const { rules } = this.game;
    if (at < this.at) {
      rules.copyInto(this.s, this.start);
      this.at = 0;
    }
    while (this.at < at) rules.play(this.s, this.moves[this.at++]);
    return this.s;
  }
}
