import type { GameEvent, GameRecord, Result } from '@tessera/kernel';
import type { Ended } from './journal.ts';
import type { Plan } from './plan.ts';
import type { ToldTo } from './viewer.ts';

/**
 * Raised whenever a message changes its meaning; a host refuses a client of another version with a sentence.
 *
 * 1: one page, one table, all seats.
 * 2: a state says through whose eyes it is told, which seats the page speaks for, and the number of the next act. An act
 *    carries that number: whoever writes it first has it, who comes second is told `too-late`, and the same act sent
 *    again is done once. A table is resumed from a number. Steps can be asked for as a viewer. Between a page and a
 *    server the same messages go as text in the form of wire.ts.
 * 3: a lean page at a table where nothing is hidden is told the moves alone, and makes the rest of them itself.
 */
export const PROTOCOL_VERSION = 3;

/** Raised whenever a stored table changes its meaning, as RECORD_VERSION is. */
export const SAVE_VERSION = 2;

export type SeatSpec =
  | {
      readonly kind: 'human';
      readonly name: string;
      readonly colour: string;
      /** The person whose device it is; said of nobody in a table of the version before, and false in somebody else's record. */
      readonly you?: boolean;
      /** The name is only the word for the colour, in the language of whoever set the table up: pages say it in the reader's. */
      readonly unnamed?: boolean;
    }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly colour: string;
      readonly level: string;
      /** Who played there before, and for whom it plays on. */
      readonly for?: string;
    };

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
}

/** One move that happened, with what is needed to show it, as the viewer may know it. */
export interface Step {
  /** Its number, from 0. */
  readonly index: number;
  /** Notation; the secret part is left out for those who may not know it. */
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
  /** Something happens to the table: this number goes up. An act says which one it is for, so that none is done twice or too late. */
  readonly at: number;
  /** How many moves have been played. */
  readonly moves: number;
  /** Through whose eyes view, legal moves and steps are told. When it changes, everything told before is to be forgotten. */
  readonly viewer: ToldTo;
  /** The seats this page speaks for, from 1. */
  readonly yours: readonly number[];
  /** The game has secrets: what one viewer sees is not for another. */
  readonly hides: boolean;
  readonly view: unknown;
  readonly waiting: Waiting;
  /** The seat everybody waits for, from 1; 0 when over. */
  readonly seat: number;
  /** For a human seat that is to decide, told to whoever speaks for it: everything it may do. */
  readonly legal: readonly LegalMove[];
  /** This page may take the last move back. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly result: Result;
  /** The game was ended before its end: a clock ran out, somebody resigned or is gone for good, or all agreed. */
  readonly ended?: Ended;
  /** Moves were taken back without anybody else's consent: the game counts for nobody. */
  readonly practice?: true;
  /** Nobody may act for now. */
  readonly paused?: boolean;
  /** At an online table: the hash over all that has happened, to be held against the record (docs/fair-dice.md). */
  readonly link?: string;
}

/** What people do at a table. */
export type Act =
  | { readonly type: 'move'; readonly move: string }
  | { readonly type: 'roll' }
  | { readonly type: 'confirm' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** From the page to the host. Each request has a number and gets one answer with it. */
export type Request = { readonly v: number; readonly id: number } & RequestBody;
export type RequestBody =
  | { readonly type: 'create'; readonly table: NewTable }
  /**
   * `from` and `as`: the number and the viewer of the state that the page has, to be told what it missed. `lean`: it
   * knows the rules, and needs no list of legal moves; where nothing is hidden the moves will do, elsewhere it needs no view
   * after each step besides the newest.
   */
  | {
      readonly type: 'open';
      readonly table: string;
      readonly from?: number;
      readonly as?: ToldTo;
      readonly lean?: boolean;
    }
  /** `at` is the state's number that the act is for. */
  | (Act & { readonly at?: number })
  | { readonly type: 'settings'; readonly settings: TableSettings }
  /** At one device: the person who plays there gives up, or all who do agree to end the game. Online one leaves the table instead. */
  | { readonly type: 'resign' }
  /** What is to be played for this page's seat in its next turn; null for nothing. Told to nobody else. */
  | { readonly type: 'plan'; readonly plan: Plan | null }
  /** What was planned, as far as it still counts. */
  | { readonly type: 'planned' }
  /**
   * All steps from number `from` on, for the log, the replay and a look at an earlier moment; as the state's viewer sees
   * them, or another whose eyes this page may look through: a seat of its own, the spectator; after the end anybody, or 'revealed'.
   */
  | { readonly type: 'steps'; readonly from: number; readonly as?: ToldTo }
  /** Of a game that hides something it is given once the game is over. */
  | { readonly type: 'record' };

export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: AnswerValue }
  | {
      readonly id: number;
      readonly ok: false;
      readonly error: { readonly code: string; readonly message: string };
      /** With `too-late`: how the table stands instead. */
      readonly state?: TableState;
    };

export type AnswerValue =
  | { readonly type: 'done' }
  /** With `from`: the first moves that still stand of those the page knew, and the steps after them. */
  | {
      readonly type: 'opened';
      readonly state: TableState;
      readonly kept?: number;
      readonly steps?: readonly Step[];
      /** For a lean page: the fingerprint of the rules here. With other rules it could not follow the moves. */
      readonly rules?: number;
    }
  | { readonly type: 'steps'; readonly viewer: ToldTo; readonly steps: readonly Step[] }
  | { readonly type: 'record'; readonly record: GameRecord }
  /** `stuck`: it is that seat's turn, and nothing of the plan can be played. */
  | { readonly type: 'planned'; readonly plan: Plan | null; readonly stuck: boolean };

/** From the host to the page, unasked, whenever something happened. */
export interface Update {
  readonly type: 'update';
  /** The first moves that still stand: fewer than before after an undo. */
  readonly kept: number;
  /** What has happened after those, in order, as the state's viewer may know it. */
  readonly steps: readonly Step[];
  readonly state: TableState;
}
