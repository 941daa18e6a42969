import type { GameEvent, Result } from '@tessera/kernel';
import type { Paint } from './paint.ts';

/** Who sits where, by seat. */
export type Names = readonly string[];

/** The name of the only person at the table: games say 'You roll' then. */
export const YOU = 'You';

/** A game in a terminal: how its positions are drawn and its events said. Everything it gets is JSON. */
export interface GameText {
  draw(view: unknown, names: Names, paint: Paint): string;
  /** Undefined for events that need no words. */
  say(event: GameEvent, names: Names, paint: Paint): string | undefined;
  /** The last count, and how a tie was broken. */
  count(view: unknown, result: Result, names: Names, paint: Paint): string;
  /** What is to be done now. */
  prompt(view: unknown): string;
  /** What people with real dice type, as notation: '3 5' for 'roll 3-5'. */
  chanceShorthand(view: unknown, typed: string): string;
  /** A scenario as somebody wrote it, known to be sound. */
  drawScenario(scenario: object, paint: Paint): string;
  /** Moves by example, for `help`. */
  readonly notation: readonly string[];
}
