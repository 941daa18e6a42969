import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import kinds from './kinds.json' with { type: 'json' };

const LANGUAGES = ['en', 'ru', 'fr', 'de'] as const;
const KINDS_OF: Readonly<Record<string, readonly string[]>> = kinds;

const SECTIONS = ['components', 'setup', 'turn', 'forts', 'end', 'two', 'boards'];
const CLAUSES = [
  ...['C-1', 'C-2', 'C-3', 'C-4'],
  ...['C-10', 'C-11', 'C-12'],
  ...['C-20', 'C-21', 'C-22', 'C-23', 'C-24', 'C-25', 'C-26', 'C-27', 'C-28', 'C-29', 'C-30'],
  ...['C-40', 'C-41', 'C-42', 'C-43'],
  ...['C-50', 'C-51', 'C-52'],
  ...['C-60', 'C-61', 'C-62', 'C-63', 'C-64'],
  ...['C-board-1', 'C-board-2', 'C-scenario'],
];
const KINDS = ['rule', 'ruling', 'reconstruction'];
const HOWTO_STEPS = ['aim', 'board', 'turn', 'double', 'legion', 'ship', 'fall', 'bonus', 'end'];
const GUIDE_STEPS = [
  ...['welcome', 'muster', 'roll', 'act', 'double', 'legion', 'ship'],
  ...['board', 'neutral', 'confirm', 'fort', 'undo', 'done'],
];

interface Clause {
  readonly id: string;
  readonly text: string;
  readonly ruling?: string;
  readonly reconstruction?: string;
}
interface RulesWords {
  readonly title: string;
  readonly intro: string;
  readonly credits: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly clauses: readonly Clause[] }[];
}
interface HowtoWords {
  readonly title: string;
  readonly steps: readonly { readonly id: string; readonly title: string; readonly text: string }[];
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

describe.each(LANGUAGES)('words in %s', (language) => {
  it('the rules hold every clause once, in order', () => {
    expect(clauses(language).map((clause) => clause.id)).toEqual(CLAUSES);
    expect(rules(language).sections.map((section) => section.id)).toEqual(SECTIONS);
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

  it('a clause refers to clauses that exist', () => {
    for (const [path, text] of strings(rules(language)))
      for (const [id] of text.matchAll(/C-\d+/g)) expect(CLAUSES, `${path} refers to ${id}`).toContain(id);
  });

  it('a clause refers to the same clauses as in English', () => {
    const references = (of: string) =>
      clauses(of).map(({ id, text, ruling = '', reconstruction = '' }) => [
        id,
        ...(`${text} ${ruling} ${reconstruction}`.match(/C-\d+/g) ?? []),
      ]);
    expect(references(language)).toEqual(references('en'));
  });

  it('the how-to has its steps in order', () => {
    expect(howto(language).steps.map((step) => step.id)).toEqual(HOWTO_STEPS);
    expect(shape(howto(language))).toEqual(shape(howto('en')));
  });

  it('the guide has its steps', () => {
    expect(Object.keys(guide(language).steps)).toEqual(GUIDE_STEPS);
    expect(shape(guide(language))).toEqual(shape(guide('en')));
  });

  it('no text is empty or untrimmed', () => {
    for (const file of ['rules', 'howto', 'guide'])
      for (const [path, text] of strings(load(`${file}.${language}.json`))) {
        expect(text, `${file}.${language}${path}`).not.toBe('');
        expect(text, `${file}.${language}${path}`).toBe(text.trim());
        expect(text, `${file}.${language}${path}`).not.toMatch(/ {2}/);
      }
  });
});

it('French has no ordinary space before : ; ! ? or inside guillemets', () => {
  for (const file of ['rules', 'howto', 'guide'])
    for (const [path, text] of strings(load(`${file}.fr.json`)))
      expect(text, `${file}.fr${path}`).not.toMatch(/ [:;!?»]|« |[\p{L}\d)][;!?]/u);
});
