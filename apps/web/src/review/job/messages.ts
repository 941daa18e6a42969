import type { GameRecord, Problem } from '@tessera/kernel';
import type { MomentDraft, Review, RollOutProgress } from '@tessera/mind';
import type { LegalMove, Step } from '@tessera/table';

/** sweep: a first look, by the evaluation alone; full: with all the thought that a review gets. */
export type Depth = 'sweep' | 'full';

/** A better move and what follows it in the same turn. */
export interface Line {
  readonly moves: readonly LegalMove[];
  /** The same as it would be told if it were played. */
  readonly steps: readonly Step[];
  /** Other moves that could be played instead, one by one. */
  readonly compared: readonly Step[];
}

/** To a worker. The record comes first, and each question is answered before the next one is asked. */
export type Question =
  | { readonly type: 'open'; readonly record: GameRecord }
  | { readonly type: 'drafts'; readonly depth: Depth; readonly from: number; readonly to: number }
  | { readonly type: 'review'; readonly depth: Depth; readonly drafts: readonly MomentDraft[] }
  | { readonly type: 'line'; readonly at: number; readonly move: string; readonly compared: readonly string[] }
  | { readonly type: 'rollOut'; readonly at: number; readonly moves: readonly string[] };

export type Reply =
  | { readonly type: 'opened' }
  | { readonly type: 'drafts'; readonly from: number; readonly drafts: readonly MomentDraft[] }
  | { readonly type: 'review'; readonly review: Review }
  | { readonly type: 'line'; readonly line: Line }
  /** Told again and again, until it is `done`. */
  | { readonly type: 'rolledOut'; readonly progress: RollOutProgress; readonly done: boolean }
  | { readonly type: 'refused'; readonly problem: Problem };

/** A worker as whoever asks it knows it. */
export interface ReviewWorker {
  ask(question: Question): void;
  /** Ends it, whatever it is at. */
  end(): void;
}

/** Starts a worker; `crashed` is told instead of any more replies. */
export type StartWorker = (hear: (reply: Reply) => void, crashed: (message: string) => void) => ReviewWorker;
