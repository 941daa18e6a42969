import { describe } from 'vitest';
import type { Game, TableConfig } from '../rules.ts';
import { badInputConforms } from './bad-input.ts';
import { chanceConforms } from './chance.ts';
import { type ConformanceOptions, harness } from './harness.ts';
import { imaginedConforms } from './imagined.ts';
import { playConforms } from './play.ts';
import { checkSecrets, secretsConform } from './secrets.ts';
import { textConforms } from './text.ts';

export type { ConformanceOptions } from './harness.ts';

/** What every game must do, whatever its rules: register it in a test file of the game. */
export function conformance<S, J>(game: Game<S, J>, options: ConformanceOptions<S>): void {
  const h = harness(game, options);
  describe(`${game.name} conforms`, () => {
    playConforms(h);
    textConforms(h);
    secretsConform(h);
    chanceConforms(h);
    imaginedConforms(h);
    describe('bad input is a value', () => badInputConforms(h));
  });
}

/** One random game on that table with a twin for every viewer; throws where a secret shows. */
export const keepsSecrets = <S, J>(
  game: Game<S, J>,
  options: ConformanceOptions<S>,
  config: TableConfig,
  seed: string,
): void => checkSecrets(harness(game, options), config, seed);
