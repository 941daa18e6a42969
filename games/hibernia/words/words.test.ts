import { LANGUAGES, rulebookWords } from '@tessera/game-kit/testing';
import { describe, expect, it } from 'vitest';
import scenario from '../scenarios/hibernia.json' with { type: 'json' };

const SECTIONS = {
  components: ['H-1', 'H-2', 'H-3'],
  setup: ['H-10', 'H-11', 'H-12', 'H-13'],
  turn: ['H-20', 'H-21'],
  march: ['H-22', 'H-23', 'H-24', 'H-25', 'H-26'],
  raise: ['H-27'],
  scoring: ['H-40', 'H-41', 'H-42'],
  end: ['H-50', 'H-51'],
  examples: ['H-60', 'H-61', 'H-62'],
  boards: ['H-map', 'H-track', 'H-scenario'],
};
const HOWTO_STEPS = ['aim', 'map', 'roll', 'march', 'battle', 'lasttwo', 'raise', 'score', 'leap', 'end', 'hints'];
const GUIDE_STEPS = [
  ...['welcome', 'roll', 'act', 'march', 'take', 'battle', 'raise'],
  ...['score', 'purple', 'lasttwo', 'confirm', 'undo', 'done'],
];

const { clauses, howto, texts } = rulebookWords({
  words: new URL('.', import.meta.url),
  sections: SECTIONS,
  howto: HOWTO_STEPS,
  guide: GUIDE_STEPS,
});

describe.each(LANGUAGES)('words in %s', (language) => {
  it('a step of the how-to has 40 to 70 words', () => {
    for (const { id, text } of howto(language).steps) {
      const words = text.match(/[\p{L}\d’-]+/gu)?.length ?? 0;
      expect(words, id).toBeGreaterThanOrEqual(40);
      expect(words, id).toBeLessThanOrEqual(70);
    }
  });

  it('no text is typed with straight quotes', () => {
    for (const [path, text] of texts(language)) {
      expect(text, path).not.toMatch(/["']/);
    }
  });

  it('the map and the track in words are those of the scenario', () => {
    const words = (id: string) => clauses(language).find((clause) => clause.id === id)?.text ?? '';
    expect(words('H-map')).toContain(`${scenario.lands.length}`);
    for (const land of scenario.lands)
      if (land.centre) expect(words('H-map'), `the centre land ${land.name}`).toContain(land.name);
    expect(words('H-track')).toContain(`${scenario.track.length}`);
    expect(words('H-track')).toContain(`${scenario.track.filter((colour) => colour === 'red').length}`);
  });
});

it('French has a space before a colon', () => {
  for (const [path, text] of texts('fr')) expect(text, path).not.toMatch(/[\p{L}\d)]:/u);
});

it('Russian spells ё and quotes with «ёлочки», German with „…“', () => {
  for (const [path, text] of texts('ru')) expect(text, path).not.toMatch(/[„“”]|зелен|желт|черн|еще|идет/i);
  for (const [path, text] of texts('de')) expect(text.match(/„/g)?.length, path).toBe(text.match(/“/g)?.length);
});
