import { readFileSync } from 'node:fs';
import type { SeatNumber } from '@tessera/kernel';
import { FORMER_LEVELS, LEVELS, type LevelName, levelOf } from '@tessera/kernel';
import { LANGUAGES, type Language } from '@tessera/protocol/lists';
import type { SeatSpec } from '@tessera/table';
import { checkSave } from '@tessera/table';
import { taggedName } from '@tessera/ui';
import { describe, expect, it } from 'vitest';
import { createText } from '../../i18n/text.ts';
import { ratingOf } from '../../levels/ratings.ts';
import { playersOf } from './players.ts';

const catalogue = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../../words/shell.${language}.json`, import.meta.url), 'utf8'));
const words = (language: Language) => createText(language, [catalogue(language)]);
const named = (seats: readonly SeatSpec[], language: Language = 'en', ownName = '', you?: number) =>
  playersOf(seats, { game: 'cambria', text: words(language), ownName, you: you as SeatNumber | undefined }).map(
    (player) => taggedName(player).replaceAll('\u00a0', ' '),
  );

const you: SeatSpec = { kind: 'human', name: 'Amber', colour: 'amber', you: true, unnamed: true };
const bot = (level: string, part: Partial<SeatSpec & { kind: 'bot' }> = {}): SeatSpec => ({
  kind: 'bot',
  name: 'Slate',
  colour: 'sky',
  level,
  ...part,
});

/** The name of a level in that language, with its rating in Cambria. */
const strong = (name: LevelName, language: Language = 'en') => {
  const level = levelOf(name);
  return `${catalogue(language)[`shell.level.${level}`]}, ${ratingOf('cambria', level)}`;
};

describe('names at a table', () => {
  it('are said in the language of the reader, whoever set the table up', () => {
    const table = [you, bot('medium'), bot('expert')];
    expect(named(table)[0]).toBe('Amber (you)');
    expect(named(table)[2]).toMatch(/^Bot 2 \(Owl, \d+\)$/);
    expect(named(table, 'ru')).toEqual([
      'Янтарный (вы)',
      `Бот 1 (${strong('hedgehog', 'ru')})`,
      `Бот 2 (${strong('owl', 'ru')})`,
    ]);
    expect(named(table, 'fr')[1]).toBe(`Bot 1 (${strong('medium', 'fr')})`);
    expect(named(table, 'de')[1]).toBe(`Bot 1 (${strong('medium', 'de')})`);
  });

  it('a name that you give yourself later is yours at the tables before, too; a name given there stays', () => {
    expect(named([you, bot('easy')], 'en', 'Ann')).toEqual(['Ann (you)', `Bot (${strong('easy')})`]);
    const given: SeatSpec = { kind: 'human', name: 'Anna', colour: 'amber', you: true };
    expect(named([given, bot('easy')], 'en', 'Ann')).toEqual(['Anna (you)', `Bot (${strong('easy')})`]);
  });

  it('a friend beside you is not you', () => {
    const friend: SeatSpec = { kind: 'human', name: 'Sky', colour: 'sky', you: false, unnamed: true };
    expect(named([friend, you], 'de', 'Ann')).toEqual(['Azur', 'Ann (du)']);
  });

  it('a bot that plays on for somebody is named after them and not counted', () => {
    expect(named([bot('medium', { for: 'Boris' }), bot('hard')], 'en', '', 0)).toEqual([
      'Boris (bot)',
      `Bot (${strong('hard')})`,
    ]);
  });

  it('a program of somebody’s own keeps its name', () => {
    expect(named([bot('my-engine', { name: 'Deep Sea' }), bot('hard')], 'en', '', 0)).toEqual([
      'Deep Sea (my-engine)',
      `Bot (${strong('hard')})`,
    ]);
  });

  it('at a table of the version before the only person is you; of several nobody is said to be', () => {
    const person = (name: string): SeatSpec => ({ kind: 'human', name, colour: 'amber' });
    expect(named([bot('easy'), person('Amber')])).toEqual([`Bot (${strong('easy')})`, 'Amber (you)']);
    expect(named([person('Ann'), person('Ben')])).toEqual(['Ann', 'Ben']);
    expect(named([{ kind: 'human', name: 'Ann', colour: 'amber', you: false }])).toEqual(['Ann']);
  });
});

describe('the words for strength', () => {
  it.each(LANGUAGES)('%s: the rival leaders of Scythia are as strong in the same words everywhere', (language) => {
    const ofGame = (file: string) =>
      readFileSync(new URL(`../../../../../games/scythia/words/${file}.${language}.json`, import.meta.url), 'utf8');
    const cards = JSON.parse(ofGame('cards'));
    const rules = ofGame('rules');
    const choices = JSON.parse(ofGame('shell'));
    for (const leader of ['trader', 'lookout', 'huntsman', 'outrider']) {
      const word = cards.difficulty[leader];
      expect(choices[`shell.game.scythia.leader.${leader}`]).toContain(`(${word})`);
      expect(rules).toContain(`${cards.leader[leader]} (${word})`);
    }
  });

  it('are in English those of the terminal', () => {
    expect(LEVELS.map((level) => catalogue('en')[`shell.level.${level}`].toLowerCase())).toEqual([...LEVELS]);
  });

  it('are there for every level that a table of the version before may name', () => {
    expect(FORMER_LEVELS).toEqual(['easy', 'medium', 'hard', 'expert']);
    for (const former of FORMER_LEVELS) expect(named([you, bot(former)])[1]).toBe(`Bot (${strong(former)})`);
  });
});

it('a saved table may say who you are, and one of the version before says nothing of it', () => {
  const save = (seats: readonly object[]) => ({
    game: 'cambria',
    seats,
    scenario: 'cambria',
    options: {},
    settings: { confirmTurn: true, autoRoll: false },
    version: 1,
    id: 'a',
    createdAt: 1,
    updatedAt: 1,
    moves: [],
    redo: [],
    unconfirmed: false,
  });
  expect(checkSave(save([you, bot('easy')])).ok).toBe(true);
  expect(checkSave(save([{ kind: 'human', name: 'Amber', colour: 'amber' }, bot('easy')])).ok).toBe(true);
  expect(checkSave(save([{ ...you, you: 'yes' }, bot('easy')])).ok).toBe(false);
});
