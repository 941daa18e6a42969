import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, type PluralElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, type Language } from '@tessera/protocol/lists';
import { describe, expect, it } from 'vitest';

const WORDS = new URL('../words/', import.meta.url);
const GAME_ENTRIES = new URL('../../../../games/', import.meta.url);

type Catalogue = Record<string, string>;

const namesIn = (folder: URL, pattern: RegExp): string[] => [
  ...new Set(readdirSync(folder).flatMap((file) => pattern.exec(file)?.[1] ?? [])),
];
const wordsOfGame = (game: string) => new URL(`${game}/words/`, GAME_ENTRIES);
const gamesWithWords = readdirSync(GAME_ENTRIES).filter((game) => {
  try {
    return namesIn(wordsOfGame(game), /^(ui)\.\w\w\.json$/).length > 0;
  } catch {
    return false;
  }
});

/** Every catalogue of the product: its name, and the prefix of its keys. */
const catalogues = [
  ...namesIn(WORDS, /^(\w+)\.\w\w\.json$/).map((name) => ({ name, prefix: name, folder: WORDS, file: name })),
  ...gamesWithWords.flatMap((game) =>
    Object.entries({
      ui: game,
      scenario: game,
      // a game without an editor has no words for what can be put up in it
      ...(namesIn(wordsOfGame(game), /^(position)\.\w\w\.json$/).length > 0 ? { position: game } : {}),
      shell: `shell.game.${game}`,
    }).map(([file, prefix]) => ({
      name: `${game}/${file}`,
      prefix,
      folder: wordsOfGame(game),
      file,
    })),
  ),
];

const read = (folder: URL, file: string, language: Language): Catalogue =>
  JSON.parse(readFileSync(new URL(`${file}.${language}.json`, folder), 'utf8'));

/** The arguments of a message with their kinds; a plural and a plain number are both a number. */
function argumentsOf(elements: readonly MessageFormatElement[], found = new Map<string, string>()) {
  for (const element of elements) {
    if (element.type === TYPE.argument && !found.has(element.value)) found.set(element.value, 'any');
    if (element.type === TYPE.number) found.set(element.value, 'number');
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      found.set(element.value, element.type === TYPE.plural ? 'number' : 'select');
      for (const option of Object.values(element.options)) argumentsOf(option.value, found);
    }
  }
  return found;
}
const argumentNames = (message: string) => [...argumentsOf(parse(message, { ignoreTag: true })).keys()].sort();

/** Whether the number itself stands in the message: only then must every form agree with it. */
const countsOut = (element: PluralElement): boolean =>
  Object.values(element.options).some((option) => option.value.some((part) => part.type === TYPE.pound));

it('finds the words of the shell', () => {
  expect(catalogues.map((catalogue) => catalogue.name)).toContain('shell');
});

it.each(['shell', 'table', 'online'])('the words of %s speak to you, not of whoever', (file) => {
  for (const [key, message] of Object.entries(read(WORDS, file, 'en')))
    expect(message, key).not.toMatch(/\b(whoever|oneself|one’s|would rather not)\b/i);
});

it('Russian has no ordinary space before a dash, which would begin a line', () => {
  for (const folder of [WORDS, ...gamesWithWords.map(wordsOfGame)])
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ru.json')))
      for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n'))
        expect(line.trim(), file).not.toContain(' —');
});

describe.each(catalogues)('the words of $name', ({ prefix, folder, file }) => {
  it('French has no ordinary space before : ; ! ? or inside guillemets', () => {
    for (const [key, message] of Object.entries(read(folder, file, 'fr')))
      expect(message.replace(/\{[^{}]*[{,][\s\S]*\}/g, ''), key).not.toMatch(/ [:;!?»]|« /);
  });

  const english = read(folder, file, 'en');

  it.each(LANGUAGES)('%s has the keys of English, in the same order', (language) => {
    expect(Object.keys(read(folder, file, language))).toEqual(Object.keys(english));
  });

  it(`keys begin with ${prefix}.`, () => {
    for (const key of Object.keys(english)) expect(key).toMatch(new RegExp(`^${prefix.replaceAll('.', '\\.')}\\.`));
  });

  it.each(LANGUAGES)('%s: every message parses, takes the same arguments and is trimmed', (language) => {
    for (const [key, message] of Object.entries(read(folder, file, language))) {
      expect(argumentNames(message), `${key} in ${language}`).toEqual(argumentNames(english[key] ?? ''));
      expect(message, `${key} in ${language}`).toBe(message.trim());
      expect(message, `${key} in ${language}`).not.toBe('');
    }
  });

  it.each(LANGUAGES)('%s: a plural that counts out has every form its language needs', (language) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const check = (key: string, elements: readonly MessageFormatElement[]) => {
      for (const element of elements) {
        if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
        if (element.type === TYPE.plural && element.pluralType === 'cardinal' && countsOut(element))
          for (const form of needed.filter((each) => (each !== 'other' && each !== 'many') || language === 'ru'))
            expect(Object.keys(element.options), `${key} in ${language}`).toContain(form);
        for (const option of Object.values(element.options)) check(key, option.value);
      }
    };
    for (const [key, message] of Object.entries(read(folder, file, language)))
      check(key, parse(message, { ignoreTag: true }));
  });
});
