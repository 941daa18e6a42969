import type { Ended, HintTaken, NewTable } from '@tessera/protocol';

export type {
  Act,
  Answer,
  AnswerValue,
  Ended,
  HintTaken,
  LegalMove,
  NewTable,
  Plan,
  PlanStep,
  Request,
  RequestBody,
  SeatSpec,
  Step,
  TableSettings,
  TableState,
  ToldTo,
  Update,
  Waiting,
} from '@tessera/protocol';
export { PROTOCOL_VERSION } from '@tessera/protocol/lists';

/** Raised whenever a stored table changes its meaning, as RECORD_VERSION is. */
export const SAVE_VERSION = 2;

/** What is stored of a table: enough to come back to exactly where it was. */
export interface TableSave extends NewTable {
  readonly version: 1 | typeof SAVE_VERSION;
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Every move so far as notation, chance included. */
  readonly moves: readonly string[];
  /** Moves taken back that can be redone, the next one first. */
  readonly redo: readonly string[];
  /** A finished turn that waits for its player's confirmation. */
  readonly unconfirmed: boolean;
  /** The game was ended before its end. */
  readonly ended?: Ended;
  readonly hinted?: readonly HintTaken[];
}
