import { LANGUAGES, rulebookWords } from '@tessera/game-kit/testing';
import { describe, expect, it } from 'vitest';

const SECTIONS = {
  components: ['S-1', 'S-2'],
  setup: ['S-10', 'S-11', 'S-12', 'S-13', 'S-14', 'S-15'],
  turn: ['S-20', 'S-21', 'S-22'],
  village: ['S-30', 'S-31', 'S-32', 'S-33', 'S-34', 'S-35', 'S-36', 'S-37'],
  crew: ['S-40', 'S-41', 'S-42', 'S-43', 'S-44', 'S-45', 'S-46'],
  raid: ['S-50', 'S-51', 'S-52', 'S-53', 'S-54', 'S-55', 'S-56', 'S-57', 'S-58', 'S-59'],
  end: ['S-60', 'S-61', 'S-62', 'S-63'],
  solo: ['S-70', 'S-71', 'S-72', 'S-73', 'S-74', 'S-75', 'S-76', 'S-77'],
  examples: ['S-80', 'S-81', 'S-82', 'S-83', 'S-84', 'S-85'],
  cards: ['S-settlements', 'S-dice', 'S-crew', 'S-animals', 'S-quests', 'S-schemes', 'S-scenario'],
};
const HOWTO_STEPS = ['turn', 'village', 'crew', 'animals', 'raid', 'wounds', 'quests', 'end'];
const GUIDE_STEPS = [
  ...['draft', 'keep', 'place', 'take', 'action', 'hire', 'hand', 'raid'],
  ...['kumis', 'dice', 'wounds', 'plunder', 'quest', 'limits', 'end', 'rival'],
];

const { clauses, howto, guide, texts } = rulebookWords({
  words: new URL('.', import.meta.url),
  sections: SECTIONS,
  howto: HOWTO_STEPS,
  guide: GUIDE_STEPS,
  more: ['cards'],
});

describe.each(LANGUAGES)('words in %s', (language) => {
  it('a clause has the numbers of the English one', () => {
    const numbers = (of: string) =>
      clauses(of).map(({ id, text, ruling = '', reconstruction = '' }) => [
        id,
        ...(`${text} ${ruling} ${reconstruction}`.match(/\d+/g) ?? []).sort(),
      ]);
    expect(numbers(language)).toEqual(numbers('en'));
  });

  it('a step of the how-to has 40 to 70 words', () => {
    for (const { id, text } of howto(language).steps) {
      const words = text.match(/[\p{L}\d’-]+/gu)?.length ?? 0;
      expect(words, id).toBeGreaterThanOrEqual(40);
      expect(words, id).toBeLessThanOrEqual(70);
    }
  });

  it('a step of the guide is short enough for a hint', () => {
    for (const [id, { title, text }] of Object.entries(guide(language).steps)) {
      expect(title.length, id).toBeLessThanOrEqual(28);
      expect(text.length, id).toBeLessThanOrEqual(180);
    }
  });

  it('no text is typed with straight quotes', () => {
    for (const [path, text] of texts(language)) {
      expect(text, path).not.toMatch(/["']/);
    }
  });
});

it('French has a space before a colon', () => {
  for (const [path, text] of texts('fr')) expect(text, path).not.toMatch(/[\p{L}\d)]:/u);
});

it('Russian spells ё and quotes with «ёлочки», German with „…“', () => {
  for (const [path, text] of texts('ru'))
    expect(text, path).not.toMatch(/[„“”]|зелен|желт|черн|еще|идет|орел|шатер|наемник/i);
  for (const [path, text] of texts('de')) expect(text.match(/„/g)?.length, path).toBe(text.match(/“/g)?.length);
});
