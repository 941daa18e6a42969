import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import scenario from '../scenarios/scythia.json' with { type: 'json' };

const LANGUAGES = ['en', 'ru', 'fr', 'de'] as const;
const TRANSLATIONS = ['ru', 'fr', 'de'] as const;

type Cards = Readonly<Record<string, Readonly<Record<string, string>>>>;
const cards = (language: string): Cards =>
  JSON.parse(readFileSync(new URL(`cards.${language}.json`, import.meta.url), 'utf8'));
const section = (language: string, name: string) => cards(language)[name] ?? {};
const entries = (language: string) =>
  Object.entries(cards(language)).flatMap(([name, words]) =>
    Object.entries(words).map(([key, word]) => [`${name}.${key}`, word] as const),
  );

/** 'Cimmeria left' is looked up as cimmeria-left. */
const key = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const keysOf = (things: readonly { readonly name: string }[]) => things.map(({ name }) => key(name)).sort();

/** What is the same word in that language, or a name that it writes alike. */
const SAME_AS_ENGLISH: Readonly<Record<(typeof TRANSLATIONS)[number], readonly string[]>> = {
  ru: [],
  fr: [
    ...['hero.vadasz', 'hero.tomyris', 'hero.skunkha', 'settlement.cimmeria-right', 'settlement.assyria-left'],
    ...['settlement.greece-left', 'settlement.greece-centre', 'name.provisions', 'name.points'],
    ...['name.village', 'name.raid', 'name.place', 'difficulty.outrider'],
    ...['count.provisions', 'count.points', 'count.place', 'take.provisions', 'take.points', 'take.place'],
  ],
  de: [
    ...['crew.veteran', 'hero.vadasz', 'hero.tomyris', 'hero.madyes', 'hero.ateas', 'hero.amage', 'hero.skunkha'],
    ...['settlement.cimmeria-left', 'settlement.cimmeria-centre', 'settlement.cimmeria-right'],
    ...['settlement.assyria-left', 'settlement.persia-centre', 'settlement.persia-right'],
    ...['settlement.greece-left', 'settlement.greece-centre', 'name.kumis', 'name.gold', 'name.hand'],
  ],
};

describe.each(LANGUAGES)('cards in %s', (language) => {
  it('has the keys of English, in the same order', () => {
    expect(entries(language).map(([path]) => path)).toEqual(entries('en').map(([path]) => path));
  });

  it('names everything the scenario has, and nothing else', () => {
    const named = (name: string) => Object.keys(section(language, name)).sort();
    expect(named('crew')).toEqual(keysOf(scenario.crew));
    expect(named('hero')).toEqual(keysOf(scenario.heroes));
    expect(named('leader')).toEqual(keysOf(scenario.leaders));
    expect(named('difficulty')).toEqual(keysOf(scenario.leaders));
    expect(named('settlement')).toEqual(keysOf(scenario.settlements));
    expect(named('region')).toEqual([...new Set(scenario.settlements.map(({ region }) => key(region)))].sort());
    expect(named('die')).toEqual(Object.keys(scenario.dice).sort());
    for (const { blocks } of scenario.schemes) expect(named('building')).toContain(blocks);
    for (const { eagle } of scenario.animals) expect(named('animal')).toContain(eagle.kind);
    for (const kind of Object.keys(scenario.plunder))
      for (const name of ['name', 'count', 'take']) expect(named(name)).toContain(kind);
    expect(named('lore')).toEqual([...keysOf(scenario.crew), ...keysOf(scenario.heroes)].sort());
  });

  it('gives two things of a kind two names', () => {
    for (const name of ['crew', 'hero', 'building', 'region', 'settlement', 'worker', 'die', 'animal', 'leader']) {
      const names = Object.values(section(language, name));
      expect(new Set(names).size, name).toBe(names.length);
    }
    const people = ['crew', 'hero', 'leader'].flatMap((name) => Object.values(section(language, name)));
    expect(new Set(people).size).toBe(people.length);
  });

  it('keeps names short enough for a card and lore for a line', () => {
    for (const name of ['crew', 'hero', 'leader', 'settlement'])
      for (const [each, word] of Object.entries(section(language, name)))
        expect(word.replaceAll('\u00AD', '').length, each).toBeLessThanOrEqual(15);
    // a place on a player's board has room for nine letters that can be read: see CardName.tsx
    for (const name of ['crew', 'hero'])
      for (const word of Object.values(section(language, name)))
        for (const part of word.split(/[\s\u00AD-]/)) expect(part.length, word).toBeLessThanOrEqual(9);
    for (const [each, word] of Object.entries(section(language, 'building')))
      expect(word.length, each).toBeLessThanOrEqual(19);
    for (const [each, line] of Object.entries(section(language, 'lore'))) {
      expect(line.length, each).toBeLessThanOrEqual(60);
      expect(line, each).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('counts with every form the language needs', () => {
    const needed = language === 'ru' ? ['few', 'many', 'one', 'other'] : ['one', 'other'];
    const check = (path: string, elements: readonly MessageFormatElement[]) => {
      expect(elements, path).toHaveLength(1);
      const [element] = elements;
      if (element?.type !== TYPE.plural) throw new Error(`${path} does not count`);
      expect(element.value, path).toBe('n');
      expect(Object.keys(element.options).sort(), path).toEqual(needed);
      for (const option of Object.values(element.options)) expect(option.value[0]?.type, path).toBe(TYPE.pound);
    };
    for (const name of ['count', 'take'])
      for (const [each, message] of Object.entries(section(language, name))) check(`${name}.${each}`, parse(message));
  });

  it('everything but counting is plain text', () => {
    for (const [path, word] of entries(language)) {
      if (/^(count|take)\./.test(path)) continue;
      expect(
        parse(word).map((part) => part.type),
        path,
      ).toEqual([TYPE.literal]);
    }
  });
});

it.each(TRANSLATIONS)('%s leaves nothing in English but what is the same word', (language) => {
  const english = new Map(entries('en'));
  const same = entries(language).filter(([path, word]) => word === english.get(path));
  expect(same.map(([path]) => path).sort()).toEqual([...SAME_AS_ENGLISH[language]].sort());
});

describe('counted things', () => {
  const say = (language: string, path: 'count' | 'take', what: string, n: number) =>
    new IntlMessageFormat(section(language, path)[what] ?? '', language).format({ n });

  it.each([
    ['en', 'provisions', ['1 provision', '2 provisions', '5 provisions']],
    ['ru', 'wagon', ['1 повозка', '2 повозки', '5 повозок']],
    ['ru', 'silver', ['1 серебро', '2 серебра', '5 серебра']],
    ['fr', 'wounds', ['1 blessure', '2 blessures', '5 blessures']],
    ['de', 'crew', ['1 Gefährte', '2 Gefährten', '5 Gefährten']],
  ] as const)('%s counts %s', (language, what, expected) => {
    expect([1, 2, 5].map((n) => say(language, 'count', what, n))).toEqual(expected);
  });

  it.each([
    ['en', 'crew', ['1 crew', '2 crew', '5 crew']],
    ['ru', 'wagon', ['1 повозку', '2 повозки', '5 повозок']],
    ['ru', 'eagle', ['1 орла', '2 орлов', '5 орлов']],
    ['ru', 'crew', ['1 соратника', '2 соратников', '5 соратников']],
    ['de', 'crew', ['1 Gefährten', '2 Gefährten', '5 Gefährten']],
  ] as const)('%s takes %s', (language, what, expected) => {
    expect([1, 2, 5].map((n) => say(language, 'take', what, n))).toEqual(expected);
  });

  it('has room for the numbers of a raid', () => {
    expect(say('ru', 'count', 'points', 21)).toBe('21 очко');
    expect(say('ru', 'count', 'points', 112)).toBe('112 очков');
    expect(say('fr', 'count', 'points', 0)).toBe('0 point');
  });
});
