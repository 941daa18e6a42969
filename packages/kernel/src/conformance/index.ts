import { describe } from 'vitest';
import type { Game } from '../rules.ts';
import { badInputConforms } from './bad-input.ts';
import { chanceConforms } from './chance.ts';
import { type ConformanceOptions, harness } from './harness.ts';
import { playConforms } from './play.ts';
import { textConforms } from './text.ts';

export type { ConformanceOptions } from './harness.ts';

/** What every game must do, whatever its rules: register it in a test file of the game. */
export function conformance<S, J>(game: Game<S, J>, options: ConformanceOptions<S>): void {
  const h = harness(game, options);
  describe(`${game.name} conforms`, () => {
    playConforms(h);
    textConforms(h);
    chanceConforms(h);
    describe('bad input is a value', () => badInputConforms(h));
  });
}
