import type { Level } from './levels.ts';
import type { MoveList } from './movelist.ts';
import type { Outcome } from './outcome.ts';
import type { Rng } from './rng.ts';
import type { Seat } from './seat.ts';

/** Chance is a player, as in OpenSpiel: it rolls the dice and draws the cards. */
export const CHANCE = -1;
export const OVER = -2;

/** A seat, CHANCE or OVER. */
export type Actor = number;

export type Spectator = 'spectator';

export interface TableConfig {
  readonly seats: number;
  /** The id of a scenario we ship, or a scenario somebody wrote. */
  readonly scenario: string | object;
  readonly options: Readonly<Record<string, string>>;
}

/** What happened in a move, in order, for logs and animation. Games declare their own types. */
export interface GameEvent {
  readonly type: string;
}
export type EventSink = (event: GameEvent) => void;

export interface Standing {
  readonly seat: Seat;
  readonly points: number;
  /** 1 for the winner; shared places share the number. */
  readonly rank: number;
}

/** An army that the game itself moves, and that somebody who plays alone is ranked against. */
export interface RivalStanding {
  readonly points: number;
  /** Among the seat and the rival. */
  readonly rank: number;
  /** It is no seat, so it is not among the winners; in a full tie it wins together with them. */
  readonly wins: boolean;
}

export interface Result {
  readonly over: boolean;
  readonly winners: readonly Seat[];
  readonly standings: readonly Standing[];
  readonly rival?: RivalStanding;
}

/**
 * The contract that every game fulfils. Pure: no I/O, no clock, no randomness.
 * S is mutable and flat; J is the same position as JSON, with names instead of indexes.
 */
export interface Rules<S, J = unknown> {
  setup(config: TableConfig): Outcome<S>;
  /** An empty state for the same table as `like`, to be filled by copyInto or determinize. */
  alloc(like: S): S;
  copyInto(dst: S, src: S): void;

  seats(s: S): number;
  actor(s: S): Actor;
  /** The seat whose turn it is, also while chance rolls for it; -1 when it is nobody's. */
  turnOf(s: S): Seat;
  /**
   * Lists every legal move, or every possible outcome when CHANCE acts, or none when the game is OVER; returns how many.
   * What the list held before is cleared. The list is the caller's: the rules keep no hold on it.
   */
  legal(s: S, out: MoveList): number;
  /**
   * The only mutator but `copyInto`, `imagineTurn` and `determinize`. The move must be one that `legal` lists in this very
   * state: any other is not refused, and leaves a state that is none. Hosts check with `legal` or `parse` first.
   */
  play(s: S, move: number, events?: EventSink): void;
  /** One chance outcome, drawn with its probability. Only when CHANCE acts. */
  sample(s: S, rng: Rng): number;
  /** The relative weight of a chance outcome that `legal` listed. */
  weight(s: S, move: number): number;
  /** Whether the chance to act now is dice that the seat whose turn it is throws by hand; cards draw themselves. Without it all are thrown. */
  rolls?(s: S): boolean;
  /** Whether that die belongs to a throw already begun: it follows without another tap. */
  throwGoesOn?(s: S): boolean;

  /** What that seat may know, and nothing else; `toJSON` is what only the host knows. Whoever asked owns it: later moves don't change it. */
  view(s: S, who: Seat | Spectator): J;
  /** A state that the view allows, in `dst` if one is given. It takes a view, so a bot can't cheat, by type. The view stays as it was, whatever is played. */
  determinize(view: J, rng: Rng, dst?: S): S;
  /** A move about to be played as that seat may know it: its notation, the secret part left out. Without it nothing is secret. */
  veilMove?(s: S, move: number, who: Seat | Spectator): string;
  /** An event as that seat may know it. */
  veilEvent?(event: GameEvent, who: Seat | Spectator): GameEvent;

  /** Changes the state as if the turn of that seat began now, for a turn planned ahead; false, and nothing is changed, where that makes no sense, as in set-up. */
  imagineTurn?(s: S, seat: Seat): boolean;
  /** Whether the event took something from that seat, so that it may want to think again. Without it nobody takes anything from another. */
  hurts?(event: GameEvent, seat: Seat): boolean;

  result(s: S): Result;
  /** One short readable notation per move, in English terms, stable for good. Only of a move that is legal in this state, so ask before playing it. */
  format(s: S, move: number): string;
  parse(s: S, text: string): Outcome<number>;
  /** The same move as an object with place names, for programs. */
  describe(s: S, move: number): object;
  /** Such an object back to notation; whether it is legal is for `parse` to say. */
  moveObjectToText(json: unknown): Outcome<string>;
  toJSON(s: S): J;
  fromJSON(json: unknown): Outcome<S>;
}

/** Fills `out` with each army's chance to win, or a like value, from 0 to 1. An army without a seat comes after the seats: `out` has room for eight of them. */
export interface Evaluate<S> {
  (s: S, out: Float64Array): void;
  /** A rougher one that takes less time: it says which of many moves deserve the better one. */
  readonly quick?: Evaluate<S>;
}

/** Something that is true of a move, for a hint. Games declare their own types. */
export interface MoveReason {
  readonly type: string;
}

/** Where moves lead to: positions at the next turn of whoever decides, or at the end of the game, each as likely as the others. */
export interface Futures<S> {
  /** After the move. */
  readonly after: readonly S[];
  /** After the other moves that were looked at, all together. */
  readonly others: readonly S[];
}

export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[];
  readonly default: string;
  /** The numbers of seats it matters for; all without it. */
  readonly seats?: readonly number[];
}

/** A game as hosts, command line and page know it. Its board and words are loaded separately, by the page. */
export interface Game<S = unknown, J = unknown> {
  readonly id: string;
  readonly name: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly defaultSeats: number;
  readonly options: readonly OptionSpec[];
  /** Scenarios that we ship, by id; the first is the default. */
  readonly scenarios: Readonly<Record<string, object>>;
  checkScenario(json: unknown): Outcome<object>;
  /** What a table of records of version 1 was set up with, named as it is today: see RECORD_VERSION. */
  fromVersion1?(config: TableConfig): TableConfig;
  /** A seat's view leaves something out that matters: bots then search many worlds that it allows. Where nothing is hidden one will do, and is faster. */
  readonly hidesInformation?: boolean;
  /** The type of the event that says that the game is over, and perhaps who has won. It is not told before the last turn is confirmed. */
  readonly endEvent?: string;
  /** How far each level of bots misjudges moves, where it was measured; the strongest doesn't: see packages/mind/src/levels/levels.ts. */
  readonly misjudgements?: Readonly<Partial<Record<Level, number>>>;
  readonly rules: Rules<S, J>;
  /** Each seat's chance to win, or a like value from 0 to 1, for the search. A method, so that a registry can hold games of any state. */
  evaluate(s: S, out: Float64Array): void;
  /**
   * What is worth saying of a move of whoever is to act, besides what it does at once: the most important first. Of the state only what
   * their view tells may be used. Without it a hint says the chances alone.
   */
  reasons?(s: S, move: number, futures: Futures<S>): readonly MoveReason[];
}
