import type { GameEvent, GameRecord, Result } from '@tessera/kernel';

/** Raised whenever a message changes its meaning; a host refuses a client of another version with a sentence. */
export const PROTOCOL_VERSION = 1;

export type SeatSpec =
  | { readonly kind: 'human'; readonly name: string; readonly colour: string }
  | { readonly kind: 'bot'; readonly name: string; readonly colour: string; readonly level: string };

export interface TableSettings {
  /** After the last decision of a turn the player confirms it; until then it can be undone. */
  readonly confirmTurn: boolean;
  /** The dice of a human seat roll by themselves instead of on a tap. */
  readonly autoRoll: boolean;
}

export interface NewTable {
  readonly game: string;
  readonly seats: readonly SeatSpec[];
  readonly scenario: string | object;
  readonly options: Readonly<Record<string, string>>;
  readonly settings: TableSettings;
}

/** What is stored of a table: enough to come back to exactly where it was. */
export interface TableSave extends NewTable {
  readonly version: typeof PROTOCOL_VERSION;
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Every move so far as notation, chance included. */
  readonly moves: readonly string[];
  /** Moves taken back that can be redone, the next one first. */
  readonly redo: readonly string[];
  /** A finished turn that waits for its player's confirmation. */
  readonly unconfirmed: boolean;
}

/** One move that happened, with what is needed to show it. */
export interface Step {
  /** Its number, from 0. */
  readonly index: number;
  readonly move: string;
  /** The seat that moved, from 1; 0 for chance. */
  readonly seat: number;
  /** The seat whose turn it was, from 1; 0 when there is none yet. */
  readonly turn: number;
  readonly events: readonly GameEvent[];
  /** What the viewer sees after it. */
  readonly view: unknown;
}

export interface LegalMove {
  readonly text: string;
  readonly move: object;
}

export type Waiting =
  | 'move' // a human seat is to decide
  | 'roll' // a human seat is to roll
  | 'confirm' // a human seat is to confirm its turn
  | 'bot'
  | 'over';

export interface TableState {
  readonly id: string;
  readonly table: NewTable;
  /** How many moves have been played. */
  readonly moves: number;
  readonly view: unknown;
  readonly waiting: Waiting;
  /** The seat everybody waits for, from 1; 0 when over. */
  readonly seat: number;
  /** For a human seat that is to decide: everything it may do. */
  readonly legal: readonly LegalMove[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly result: Result;
}

/** From the page to the host. Each request has a number and gets one answer with it. */
export type Request = { readonly v: number; readonly id: number } & RequestBody;
export type RequestBody =
  | { readonly type: 'create'; readonly table: NewTable }
  | { readonly type: 'open'; readonly table: string }
  | { readonly type: 'move'; readonly move: string }
  | { readonly type: 'roll' }
  | { readonly type: 'confirm' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'settings'; readonly settings: TableSettings }
  /** All steps from number `from` on, for the log, the replay and a look at an earlier moment. */
  | { readonly type: 'steps'; readonly from: number }
  | { readonly type: 'record' };

export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: AnswerValue }
  | { readonly id: number; readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

export type AnswerValue =
  | { readonly type: 'done' }
  | { readonly type: 'opened'; readonly state: TableState }
  | { readonly type: 'steps'; readonly steps: readonly Step[] }
  | { readonly type: 'record'; readonly record: GameRecord };

/** From the host to the page, unasked, whenever something happened. */
export interface Update {
  readonly type: 'update';
  /** The first moves that still stand: fewer than before after an undo. */
  readonly kept: number;
  /** What has happened after those, in order. */
  readonly steps: readonly Step[];
  readonly state: TableState;
}
