import { readFileSync } from 'node:fs';
import type { SeatNumber } from '@tessera/kernel';
import { LEVELS } from '@tessera/kernel';
import { LANGUAGES, type Language } from '@tessera/protocol/lists';
import type { SeatSpec } from '@tessera/table';
import { checkSave } from '@tessera/table';
import { taggedName } from '@tessera/ui';
import { describe, expect, it } from 'vitest';
import { createText } from '../../i18n/text.ts';
import { playersOf } from './players.ts';

const catalogue = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../../words/shell.${language}.json`, import.meta.url), 'utf8'));
const words = (language: Language) => createText(language, [catalogue(language)]);
const named = (seats: readonly SeatSpec[], language: Language = 'en', ownName = '', you?: number) =>
  playersOf(seats, { text: words(language), ownName, you: you as SeatNumber | undefined }).map((player) =>
    taggedName(player).replaceAll('\u00a0', ' '),
  );

const you: SeatSpec = { kind: 'human', name: 'Amber', colour: 'amber', you: true, unnamed: true };
const bot = (level: string, part: Partial<SeatSpec & { kind: 'bot' }> = {}): SeatSpec => ({
  kind: 'bot',
  name: 'Slate',
  colour: 'sky',
  level,
  ...part,
});

describe('names at a table', () => {
  it('are said in the language of the reader, whoever set the table up', () => {
    const table = [you, bot('medium'), bot('expert')];
    expect(named(table)).toEqual(['Amber (you)', 'Bot 1 (medium)', 'Bot 2 (expert)']);
    expect(named(table, 'ru')).toEqual(['Янтарный (вы)', 'Бот 1 (средний)', 'Бот 2 (эксперт)']);
    expect(named(table, 'fr')).toEqual(['Ambre (vous)', 'Bot 1 (moyen)', 'Bot 2 (expert)']);
    expect(named(table, 'de')).toEqual(['Bernstein (du)', 'Bot 1 (mittel)', 'Bot 2 (Experte)']);
  });

  it('a name that you give yourself later is yours at the tables before, too; a name given there stays', () => {
    expect(named([you, bot('easy')], 'en', 'Ann')).toEqual(['Ann (you)', 'Bot (easy)']);
    const given: SeatSpec = { kind: 'human', name: 'Anna', colour: 'amber', you: true };
    expect(named([given, bot('easy')], 'en', 'Ann')).toEqual(['Anna (you)', 'Bot (easy)']);
  });

  it('a friend beside you is not you', () => {
    const friend: SeatSpec = { kind: 'human', name: 'Sky', colour: 'sky', you: false, unnamed: true };
    expect(named([friend, you], 'de', 'Ann')).toEqual(['Azur', 'Ann (du)']);
  });

  it('a bot that plays on for somebody is named after them and not counted', () => {
    expect(named([bot('medium', { for: 'Boris' }), bot('hard')], 'en', '', 0)).toEqual(['Boris (bot)', 'Bot (hard)']);
  });

  it('a program of somebody’s own keeps its name', () => {
    expect(named([bot('my-engine', { name: 'Deep Sea' }), bot('hard')], 'en', '', 0)).toEqual([
      'Deep Sea (my-engine)',
      'Bot (hard)',
    ]);
  });

  it('at a table of the version before the only person is you; of several nobody is said to be', () => {
    const person = (name: string): SeatSpec => ({ kind: 'human', name, colour: 'amber' });
    expect(named([bot('easy'), person('Amber')])).toEqual(['Bot (easy)', 'Amber (you)']);
    expect(named([person('Ann'), person('Ben')])).toEqual(['Ann', 'Ben']);
    expect(named([{ kind: 'human', name: 'Ann', colour: 'amber', you: false }])).toEqual(['Ann']);
  });
});

describe('the words for strength', () => {
  it.each(LANGUAGES)('%s: rival leaders of Scythia and bots are as strong in the same words', (language) => {
    const shell = catalogue(language);
    const ofGame = (file: string) =>
      readFileSync(new URL(`../../../../../games/scythia/words/${file}.${language}.json`, import.meta.url), 'utf8');
    const cards = JSON.parse(ofGame('cards'));
    const rules = ofGame('rules');
    const choices = JSON.parse(ofGame('shell'));
    ['trader', 'lookout', 'huntsman', 'outrider'].forEach((leader, index) => {
      const word = shell[`shell.level.${LEVELS[index]}`];
      expect(cards.difficulty[leader]).toBe(word);
      expect(choices[`shell.game.scythia.leader.${leader}`]).toContain(`(${word})`);
      expect(rules).toContain(`${cards.leader[leader]} (${word})`);
    });
  });

  it('are in English those of the terminal', () => {
    expect(LEVELS.map((level) => catalogue('en')[`shell.level.${level}`])).toEqual([...LEVELS]);
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
