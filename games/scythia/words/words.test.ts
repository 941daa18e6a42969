import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import kinds from './kinds.json' with { type: 'json' };

const LANGUAGES = ['en', 'ru', 'fr', 'de'] as const;
const KINDS_OF: Readonly<Record<string, readonly string[]>> = kinds;

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
const CLAUSES = Object.values(SECTIONS).flat();
const KINDS = ['rule', 'ruling', 'reconstruction'];
const HOWTO_STEPS = ['turn', 'village', 'crew', 'animals', 'raid', 'wounds', 'quests', 'end'];
const GUIDE_STEPS = [
  ...['draft', 'keep', 'place', 'take', 'action', 'hire', 'hand', 'raid'],
  ...['kumis', 'dice', 'wounds', 'plunder', 'quest', 'limits', 'end', 'rival'],
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
  ['rules', 'howto', 'guide', 'cards'].flatMap((file) =>
    strings(load(`${file}.${language}.json`), `${file}.${language}`),
  );

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
        ...(`${text} ${ruling} ${reconstruction}`.match(/S-\d+/g) ?? []),
      ]);
    expect(references(language)).toEqual(references('en'));
    for (const reference of references(language).flat()) expect(CLAUSES).toContain(reference);
  });

  it('a clause has the numbers of the English one', () => {
    const numbers = (of: string) =>
      clauses(of).map(({ id, text, ruling = '', reconstruction = '' }) => [
        id,
        ...(`${text} ${ruling} ${reconstruction}`.match(/\d+/g) ?? []).sort(),
      ]);
    expect(numbers(language)).toEqual(numbers('en'));
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

  it('the guide has its steps, each short enough for a hint', () => {
    expect(Object.keys(guide(language).steps)).toEqual(GUIDE_STEPS);
    expect(shape(guide(language))).toEqual(shape(guide('en')));
    for (const [id, { title, text }] of Object.entries(guide(language).steps)) {
      expect(title.length, id).toBeLessThanOrEqual(28);
      expect(text.length, id).toBeLessThanOrEqual(180);
    }
  });

  it('no text is empty, untrimmed or typed with straight quotes', () => {
    for (const [path, text] of texts(language)) {
      expect(text, path).not.toBe('');
      expect(text, path).toBe(text.trim());
      expect(text, path).not.toMatch(/ {2}|["']/);
    }
  });
});

it('French has no ordinary space before : ; ! ? or inside guillemets', () => {
  for (const [path, text] of texts('fr')) expect(text, path).not.toMatch(/ [:;!?»]|« |[\p{L}\d)][:;!?]/u);
});

it('Russian spells ё and quotes with «ёлочки», German with „…“', () => {
  for (const [path, text] of texts('ru'))
    expect(text, path).not.toMatch(/[„“”]|зелен|желт|черн|еще|идет|орел|шатер|наемник/i);
  for (const [path, text] of texts('de')) expect(text.match(/„/g)?.length, path).toBe(text.match(/“/g)?.length);
});
