import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@tessera/protocol/lists';
import { describe, expect, it } from 'vitest';

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

interface Rulebook {
  /** The folder of words/*.json. */
  readonly words: URL;
  /** The clauses of each section, in order. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
  readonly howto: readonly string[];
  readonly guide: readonly string[];
  /** Files that hold words besides the rules, the how-to and the guide. */
  readonly more?: readonly string[];
}

const KINDS = ['rule', 'ruling', 'reconstruction'];

/** Every string of a file with its path; throws on what is neither text, list nor object. */
function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is not a text`);
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}/${key}`));
}
const shape = (value: unknown) => strings(value).map(([path]) => path);

/** The rules by clause, the how-to and the guide are whole and built alike in every language; what it read, for tests of a game's own. */
export function rulebookWords({ words, sections, howto: howtoSteps, guide: guideSteps, more = [] }: Rulebook) {
  const load = (name: string): unknown => JSON.parse(readFileSync(new URL(name, words), 'utf8'));
  const kindsOf = load('kinds.json') as Readonly<Record<string, readonly string[]>>;
  const rules = (language: string) => load(`rules.${language}.json`) as RulesWords;
  const howto = (language: string) => load(`howto.${language}.json`) as HowtoWords;
  const guide = (language: string) => load(`guide.${language}.json`) as GuideWords;
  const clauses = (language: string) => rules(language).sections.flatMap((section) => section.clauses);
  const texts = (language: string) =>
    ['rules', 'howto', 'guide', ...more].flatMap((file) =>
      strings(load(`${file}.${language}.json`), `${file}.${language}`),
    );
  const all = Object.values(sections).flat();

  describe.each(LANGUAGES)('words in %s', (language) => {
    it('the rules hold every clause once, in order', () => {
      const found = rules(language).sections.map((section) => [section.id, section.clauses.map(({ id }) => id)]);
      expect(found).toEqual(Object.entries(sections));
    });

    it('the rules are built as the English ones, and each clause has the parts that the table of kinds names', () => {
      expect(shape(rules(language))).toEqual(shape(rules('en')));
      const parts = clauses(language).map(({ id, ruling, reconstruction }) => [
        id,
        [kindsOf[id][0], ...(ruling ? ['ruling'] : []), ...(reconstruction ? ['reconstruction'] : [])],
      ]);
      expect(Object.fromEntries(parts)).toEqual(kindsOf);
      for (const kind of Object.values(kindsOf).flat()) expect(KINDS).toContain(kind);
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
          ...(`${text} ${ruling} ${reconstruction}`.match(/\b[A-Z]-\d+/g) ?? []),
        ]);
      expect(references(language)).toEqual(references('en'));
      for (const reference of references(language).flat()) expect(all).toContain(reference);
    });

    it('the how-to has its steps in order', () => {
      expect(howto(language).steps.map((step) => step.id)).toEqual(howtoSteps);
      expect(shape(howto(language))).toEqual(shape(howto('en')));
    });

    it('the guide has its steps', () => {
      expect(Object.keys(guide(language).steps)).toEqual(guideSteps);
      expect(shape(guide(language))).toEqual(shape(guide('en')));
    });

    it('no text is empty or untrimmed', () => {
      for (const [path, text] of texts(language)) {
        expect(text, path).not.toBe('');
        expect(text, path).toBe(text.trim());
        expect(text, path).not.toMatch(/ {2}/);
      }
    });
  });

  it('French has no ordinary space before : ; ! ? or inside guillemets', () => {
    for (const [path, text] of texts('fr')) expect(text, path).not.toMatch(/ [:;!?»]|« |[\p{L}\d)][;!?]/u);
  });

  return { clauses, howto, guide, texts };
}
