import type { Evaluate, Game } from '@tessera/kernel';
import type { Look, NetShape } from '@tessera/mind';

/** What there is to know of a game to learn it. */
export interface Course<S> {
  readonly game: Game<S>;
  readonly shape: NetShape;
  readonly look: Look<S>;
  /** The evaluation that the network corrects. */
  readonly without: Evaluate<S>;
  /** The nth game: numbers of seats, boards and options by turns. */
  begin(nth: number): S;
  /** How far each player of the nth game is off in the value of each move. */
  errorOf(nth: number): number;
  /** Nobody has begun a turn: the moments whose values a return is made of. */
  between(s: S): boolean;
  /** How likely a position is kept to learn from. */
  share(s: S): number;
  /** Who is judged, where it is not the seats alone: somebody without a seat may win, too. */
  sides?(s: S): number;
  /** Points of a side, in units of about a game's difference. */
  points(s: S, seat: number): number;
  /** A game that never ends is left here. */
  enough?(s: S): boolean;
  /** See `returns.ts`. */
  readonly lambda: number;
}

export const sidesOf = <S>(course: Course<S>, s: S): number => course.sides?.(s) ?? course.game.rules.seats(s);
