import type { Language } from '@tessera/protocol/lists';

export type ClauseKind = 'rule' | 'ruling' | 'reconstruction';
export const CLAUSE_KINDS: readonly ClauseKind[] = ['rule', 'ruling', 'reconstruction'];

export interface Clause {
  readonly id: string;
  /** Of its text, and of what follows it; games/<game>/words/kinds.json. */
  readonly kinds: readonly ClauseKind[];
  readonly text: string;
  /** What we decided where the sources are silent or disagree. */
  readonly ruling?: string;
  /** What only the lost pictures showed. */
  readonly reconstruction?: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** games/<game>/words/rules.<language>.json, with the kind of each clause, which is the same in every language. */
export interface Rulebook {
  readonly title: string;
  readonly intro: string;
  readonly credits: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly sections: readonly Section[];
}

/** games/<game>/words/howto.<language>.json */
export interface HowTo {
  readonly title: string;
  readonly steps: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

interface RuleWords extends Omit<Rulebook, 'sections'> {
  readonly sections: readonly (Omit<Section, 'clauses'> & { readonly clauses: readonly Omit<Clause, 'kinds'>[] })[];
}
type Kinds = Readonly<Record<string, readonly ClauseKind[]>>;

const RULES = import.meta.glob<RuleWords>('../../../../games/*/words/rules.*.json', { import: 'default' });
const KINDS = import.meta.glob<Kinds>('../../../../games/*/words/kinds.json', { import: 'default' });
const HOW_TO = import.meta.glob<HowTo>('../../../../games/*/words/howto.*.json', { import: 'default' });

const loading = new Map<string, Promise<unknown>>();

function loadOnce<T>(path: string, load: () => Promise<T>): Promise<T> {
  const known = loading.get(path);
  if (known) return known as Promise<T>;
  const promise = load();
  loading.set(path, promise);
  // whoever waits for it hears why; it may be tried again
  promise.catch(() => loading.delete(path));
  return promise;
}

const read = <T>(loaders: Record<string, () => Promise<T>>, path: string): Promise<T> =>
  loaders[path]?.() ?? Promise.reject(new Error(`There is no ${path}.`));

const pathOf = (game: string, file: string) => `../../../../games/${game}/words/${file}.json`;

export function loadRulebook(game: string, language: Language): Promise<Rulebook> {
  const path = pathOf(game, `rules.${language}`);
  return loadOnce(path, async () => {
    const [words, kinds] = await Promise.all([read(RULES, path), read(KINDS, pathOf(game, 'kinds'))]);
    const sections = words.sections.map((section) => ({
      ...section,
      clauses: section.clauses.map((clause) => ({ ...clause, kinds: kinds[clause.id] ?? [] })),
    }));
    return { ...words, sections };
  });
}

export function loadHowTo(game: string, language: Language): Promise<HowTo> {
  const path = pathOf(game, `howto.${language}`);
  return loadOnce(path, () => read(HOW_TO, path));
}
