import type { GameRecord, Outcome } from '@tessera/kernel';
import type { Part, PartThought, Review } from '@tessera/mind';
import type { BotQuestion } from '@tessera/table';

/** What a thread is asked. */
export interface BotTask extends BotQuestion {
  readonly id: number;
  /** How long it may think. */
  readonly ms: number;
  /** Where it thinks together with others. */
  readonly part?: Part;
}

export interface BotAnswer {
  readonly id: number;
  /** Notation; empty if there was none to be found. */
  readonly move: string;
  /** Why there was none. */
  readonly error?: string;
  /** Of a part, in place of a move. */
  readonly thought?: PartThought;
}

/** A finished game to be reviewed: the whole record, hands and all. */
export interface ReviewTask {
  readonly record: GameRecord;
}

/** How much of it is done, from 0 to 1; or what came of it. */
export type ReviewAnswer = { readonly done: number } | { readonly review: Outcome<Review> };
