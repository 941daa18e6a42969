import type { SeatNumber } from '@tessera/kernel';
import type { Effort } from './effort.ts';
import type { LuckMark, Mark, Unclear } from './marks.ts';
import type { Points } from './points.ts';

// A review is told to programs, kept with a game and printed as JSON, so seats count from 1 in it. Lists go by seat, the first one first.

/** What a seat's chance changed by between a moment and the next. The five add up to all of the change. */
export interface Changes {
  /** Dice and cards: the chance after them less the mean over all there could have been. */
  readonly luck: readonly Points[];
  /** A decision in the world that was, against the mean of the worlds that the view of the decider allowed. */
  readonly hidden: readonly Points[];
  /** A decision: less than the best by so much for who decided, and what the others had of it. */
  readonly decision: readonly Points[];
  /** Nothing happened, but looking further the engine thinks otherwise. */
  readonly mind: readonly Points[];
}

/** `hidden` is a card drawn in secret, `forced` a move without a choice. */
export type MomentKind = 'roll' | 'draw' | 'hidden' | 'decision' | 'forced';

export interface Moment {
  /** The index of the move in the record. */
  readonly at: number;
  readonly kind: MomentKind;
  /** Whose turn it was, or who decided; 0 for nobody. */
  readonly seat: SeatNumber;
  readonly move: string;
  /** Before the move. */
  readonly chances: readonly Points[];
  readonly changes: Changes;
  /** The standard error of the luck, or of the decision, for each seat. */
  readonly error: readonly Points[];
  /** Of a roll or a draw: what it was to the seat whose turn it was. */
  readonly luck?: LuckMark | Unclear;
  readonly decision?: DecisionVerdict;
}

export interface DecisionVerdict {
  readonly best: string;
  /** For who decided: best less played, 0 or more. */
  readonly loss: Points;
  /** The standard error of the loss. */
  readonly error: Points;
  readonly mark: Mark | Unclear;
  /** Whether it counts in averages: something hung on it. */
  readonly counted: boolean;
  /** What a middling player would have lost here on the average. */
  readonly difficulty: Points;
  /** The moves that were compared, the best first. */
  readonly moves: readonly ReviewedMove[];
}

export interface ReviewedMove {
  readonly move: string;
  readonly chances: readonly Points[];
}

/** start + luck + hidden + own + others + mind = result, to the last digit. */
export interface SeatLedger {
  readonly seat: SeatNumber;
  readonly start: Points;
  readonly luck: Points;
  readonly hidden: Points;
  /** The seat's own decisions: 0 or less. */
  readonly own: Points;
  readonly others: Points;
  readonly mind: Points;
  readonly result: Points;
  /** The standard errors. Of the result there is none. */
  readonly errors: { readonly luck: Points; readonly own: Points; readonly others: Points };
  readonly decisions: DecisionTally;
}

export interface DecisionTally {
  /** All of the seat's, forced ones too. */
  readonly made: number;
  readonly forced: number;
  readonly counted: number;
  readonly marks: Readonly<Record<Mark | Unclear, number>>;
  /** The mean loss of the counted ones, and its standard error. */
  readonly loss: Points;
  readonly error: Points;
  /** The mean of what a middling player would have lost in them. */
  readonly difficulty: Points;
  /** How well the seat played this game: one name, or two where the figure allows both; none where too little was counted. */
  readonly performance: readonly Performance[];
}

export type Performance = 'beginner' | 'novice' | 'intermediate' | 'advanced' | 'master';

/** A turn, in which somebody's chance changed much. */
export interface TurningPoint {
  /** The moments from the first to the last of it, by the index of their moves. */
  readonly from: number;
  readonly to: number;
  /** Whose turn it was; 0 for nobody's. */
  readonly seat: SeatNumber;
  readonly changes: Changes;
}

export interface Review {
  readonly game: string;
  readonly seats: number;
  readonly effort: Effort;
  /** Whether it was played out. Where it was ended before, the result is the chances it was left with. */
  readonly playedOut: boolean;
  readonly moments: readonly Moment[];
  /** After the last move. */
  readonly result: readonly Points[];
  readonly ledger: readonly SeatLedger[];
  /** The largest swings, the largest first. */
  readonly turningPoints: readonly TurningPoint[];
}
