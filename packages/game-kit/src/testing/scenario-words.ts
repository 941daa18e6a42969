import { readFileSync } from 'node:fs';
import type { Game } from '@tessera/kernel';
import { LANGUAGES } from '@tessera/protocol/lists';
import { describe, expect, test } from 'vitest';
import { inWords } from './in-words.ts';

interface ScenarioWords {
  readonly game: Pick<Game, 'id' | 'checkScenario'>;
  /** What can be wrong with a scenario, as the rules say it in English. */
  readonly sentences: Readonly<Record<string, string>>;
  /** The folder of words/scenario.*.json. */
  readonly words: URL;
  /** By code, a scenario that is refused for just that. */
  readonly bad: Readonly<Record<string, unknown>>;
}

/** Whatever is wrong with a scenario is said in every language, with all that the sentence names. */
export function scenarioWords({ game, sentences, words, bad }: ScenarioWords): void {
  const codes = Object.keys(sentences);

  test('everything that can be wrong is tried', () => {
    expect(Object.keys(bad).sort()).toEqual([...codes].sort());
  });

  describe.each(LANGUAGES)('a scenario that does not pass, told in %s', (language) => {
    const messages: Record<string, string> = JSON.parse(
      readFileSync(new URL(`scenario.${language}.json`, words), 'utf8'),
    );

    test('every code has words', () => {
      expect(Object.keys(messages)).toEqual(codes.map((code) => `${game.id}.scenario.${code}`));
    });

    test.each(Object.entries(bad))('%s', (code, scenario) => {
      const checked = game.checkScenario(scenario);
      if (checked.ok) throw new Error('this scenario should not pass');
      expect(checked.error.key, checked.error.message).toBe(`${game.id}.scenario.${code}`);
      inWords(checked.error, messages, language);
    });
  });
}
