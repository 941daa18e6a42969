import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import scenario from '../scenarios/hibernia.json' with { type: 'json' };
import kinds from './kinds.json' with { type: 'json' };

const LANGUAGES = ['en', 'ru', 'fr', 'de'] as const;
const KINDS_OF: Readonly<Record<string, readonly string[]>> = kinds;

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
const CLAUSES = Object.values(SECTIONS).flat();
const KINDS = ['rule', 'ruling', 'reconstruction'];
const HOWTO_STEPS = ['aim', 'map', 'roll', 'march', 'battle', 'lasttwo', 'raise', 'score', 'leap', 'end', 'hints'];
const GUIDE_STEPS = [
  ...['welcome', 'roll', 'act', 'march', 'take', 'battle', 'raise'],
  ...['score', 'purple', 'lasttwo', 'confirm', 'undo', 'done'],
];

interface Clause {
  readonly id: string;
  readonly text: string;
  readonly ruling?: string;
  readonly reconstruction?: string;
}
interface RulesWords {
  readonly kinds: Readonly<Record<string, string>>;
  readonly sections: readonly { readonly id: string; readonly clauses: readonly Clause[] }[];
}
interface HowtoWords {
  readonly steps: readonly { readonly id: string; readonly text: string }[];
}
interface GuideWords {
  readonly steps: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

const load = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const rules = (language: string) => load(`rules.${language}.json`) as RulesWords;
const howto = (language: string) => load(`howto.${language}.json`) as HowtoWords;
const guide = (language: string) => load(`guide.${language}.json`) as GuideWords;
const clauses = (language: string) => rules(language).sections.flatMap((section) => section.clauses);

/** Every string of a file with its path; throws on what is neither text, list nor object. */
function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is not a text`);
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}/${key}`));
}
const shape = (value: unknown) => strings(value).map(([path]) => path);
const texts = (language: string) =>
  ['rules', 'howto', 'guide'].flatMap((file) => strings(load(`${file}.${language}.json`), `${file}.${language}`));

describe.each(LANGUAGES)('words in %s', (language) => {
  it('the rules hold every clause once, in order', () => {
    const found = rules(language).sections.map(({ id, clauses }) => [id, clauses.map((clause) => clause.id)]);
    expect(found).toEqual(Object.entries(SECTIONS));
  });

  it('the rules are built as the English ones, and each clause has the parts that the table of kinds names', () => {
    expect(shape(rules(language))).toEqual(shape(rules('en')));
    const parts = clauses(language).map(({ id, ruling, reconstruction }) => [
      id,
      [KINDS_OF[id][0], ...(ruling ? ['ruling'] : []), ...(reconstruction ? ['reconstruction'] : [])],
    ]);
    expect(Object.fromEntries(parts)).toEqual(KINDS_OF);
    for (const kind of Object.values(KINDS_OF).flat()) expect(KINDS).toContain(kind);
  });

  it('each kind of clause has a label and an explanation', () => {
    expect(Object.keys(rules(language).kinds)).toEqual([
      ...KINDS,
      ...['explainRule', 'explainRuling', 'explainReconstruction'],
    ]);
  });

  it('a clause refers to clauses that exist, the same as in English', () => {
    const references = (of: string) =>
      clauses(of).map(({ id, text, ruling = '', reconstruction = '' }) => [
        id,
        ...(`${text} ${ruling} ${reconstruction}`.match(/H-\d+/g) ?? []),
      ]);
    expect(references(language)).toEqual(references('en'));
    for (const reference of references(language).flat()) expect(CLAUSES).toContain(reference);
  });

  it('the how-to has its steps in order, of 40 to 70 words', () => {
    expect(howto(language).steps.map((step) => step.id)).toEqual(HOWTO_STEPS);
    expect(shape(howto(language))).toEqual(shape(howto('en')));
    for (const { id, text } of howto(language).steps) {
      const words = text.match(/[\p{L}\d’-]+/gu)?.length ?? 0;
      expect(words, id).toBeGreaterThanOrEqual(40);
      expect(words, id).toBeLessThanOrEqual(70);
    }
  });

  it('the guide has its steps', () => {
    expect(Object.keys(guide(language).steps)).toEqual(GUIDE_STEPS);
    expect(shape(guide(language))).toEqual(shape(guide('en')));
  });

  it('no text is empty, untrimmed or typed with straight quotes', () => {
    for (const [path, text] of texts(language)) {
      expect(text, path).not.toBe('');
      expect(text, path).toBe(text.trim());
      expect(text, path).not.toMatch(/ {2}|["']/);
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

it('French has no ordinary space before : ; ! ? or inside guillemets', () => {
  for (const [path, text] of texts('fr')) expect(text, path).not.toMatch(/ [:;!?»]|« |[\p{L}\d)][:;!?]/u);
});

it('Russian spells ё and quotes with «ёлочки», German with „…“', () => {
  for (const [path, text] of texts('ru')) expect(text, path).not.toMatch(/[„“”]|зелен|желт|черн|еще|идет/i);
  for (const [path, text] of texts('de')) expect(text.match(/„/g)?.length, path).toBe(text.match(/“/g)?.length);
});
