import { readFileSync } from 'node:fs';
import type { Game } from '@tessera/kernel';
import { LANGUAGES } from '@tessera/protocol/lists';
import { describe, expect, test } from 'vitest';
import { inWords } from './in-words.ts';

interface PositionWords {
  readonly game: Pick<Game, 'id' | 'rules'>;
  /** What the rules object to, as they say it in English. */
  readonly sentences: Readonly<Record<string, string>>;
  /** The folder of words/position.*.json. */
  readonly words: URL;
  /** By code, a position that is refused for just that. */
  readonly bad: Readonly<Record<string, unknown>>;
}

/** Whatever is wrong with a position that was put up by hand is said in every language. */
export function positionWords({ game, sentences, words, bad }: PositionWords): void {
  const codes = Object.keys(sentences);

  test('everything that can be wrong with a position is tried', () => {
    expect(Object.keys(bad).sort()).toEqual([...codes].sort());
  });

  describe.each(LANGUAGES)('a position that can’t be, told in %s', (language) => {
    const messages: Record<string, string> = JSON.parse(
      readFileSync(new URL(`position.${language}.json`, words), 'utf8'),
    );

    test.each(Object.entries(bad))('%s', (code, position) => {
      const read = game.rules.fromJSON(position);
      if (read.ok) throw new Error('this position should not pass');
      expect(read.error.key, read.error.message).toBe(`${game.id}.position.${code}`);
      inWords(read.error, messages, language);
    });
  });
}
