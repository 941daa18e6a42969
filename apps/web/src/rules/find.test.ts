import { matches, queryWords } from '@tessera/ui';
import { describe, expect, it } from 'vitest';
import { highlight } from './find.ts';

const found = (text: string, query: string) =>
  highlight(text, queryWords(query))
    .filter((part) => part.found)
    .map((part) => part.text);

describe('matches', () => {
  it.each([
    ['Die Straße führt zum Kastell', 'FUHRT kastell'],
    ['Все дороги взяты: взят и ёж', 'еж'],
    ['La Légion est chassée', 'legion chassee'],
    ['anything', ''],
    ['Возьмите поборницу на руку', 'поборница'],
    ['the raiders of the village', 'raided'],
  ])('%s has %s', (text, query) => expect(matches(text, queryWords(query))).toBe(true));
  it('knows a number by all of it', () => expect(matches('see S-10', queryWords('S-100'))).toBe(false));
  it('takes a stem only where a word begins', () => expect(matches('a nightmare', queryWords('marely'))).toBe(false));
  it('wants every word', () => expect(matches('the Legion moves', queryWords('legion ship'))).toBe(false));
});

describe('highlight', () => {
  it('marks the letters as they are written', () => {
    expect(found('La Légion chasse la légion', 'legion')).toEqual(['Légion', 'légion']);
    expect(found('Ёлка и ещё', 'е')).toEqual(['Ё', 'е', 'ё']);
  });
  it('marks the stem where the word has another ending', () =>
    expect(found('Поборницу и поборник', 'поборница')).toEqual(['Поборни', 'поборни']));
  it('keeps decomposed accents with their letter', () => expect(found('Le\u0301gion', 'leg')).toEqual(['Le\u0301g']));
  it('gives the whole text back', () => {
    for (const query of ['', 'a', 'ss', 'İ', 'zz'])
      expect(
        highlight('Straße İstanbul ǅ 🏰 fort', queryWords(query))
          .map((part) => part.text)
          .join(''),
      ).toBe('Straße İstanbul ǅ 🏰 fort');
  });
});
