import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../scenario-of.ts';
import { LANGUAGES, textIn } from '../testing.ts';
import { found, sectionsOf } from './entries.ts';

const scenario = scenarioOf({ scenario: 'scythia' });

describe('the card reference', () => {
  it.each(LANGUAGES)('has every card once, with words, in %s', (language) => {
    const sections = sectionsOf(textIn(language), scenario);
    expect(sections.map(({ entries }) => entries.length)).toEqual([38, 8, 7, 26, 8, 14, 4]);
    const ids = sections.flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { entries } of sections)
      for (const { name, lines } of entries) expect([name, ...lines].join(' ')).not.toMatch(/undefined|scythia\.|[{}]/);
  });

  it('is found by name, by what it does, and whatever the case or the accents', () => {
    const sections = sectionsOf(textIn('en'), scenario);
    const names = (query: string) => found(sections, query).flatMap(({ entries }) => entries.map(({ name }) => name));
    expect(names('BRAWL')).toEqual(['Brawler']);
    expect(names('reroll')).toEqual(['Brawler']);
    expect(names('ignore greece')).toEqual(['Strongman']);
    expect(names('no such card')).toEqual([]);
    expect(names(' ')).toHaveLength(105);
    const russian = found(sectionsOf(textIn('ru'), scenario), 'brawler');
    expect(russian.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(['crew Brawler']);
    const french = found(sectionsOf(textIn('fr'), scenario), 'ecuries');
    expect(french.flatMap(({ entries }) => entries.map(({ name }) => name))).toContain('Écuries');
  });
});
