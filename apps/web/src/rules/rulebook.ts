import type { Language } from '../i18n/index.tsx';

export type ClauseKind = 'rule' | 'ruling' | 'reconstruction';
export const CLAUSE_KINDS: readonly ClauseKind[] = ['rule', 'ruling', 'reconstruction'];

export interface Clause {
  readonly id: string;
  readonly kind: ClauseKind;
  readonly text: string;
  /** What we decided where the sources are silent or disagree. */
  readonly ruling?: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** games/<game>/words/rules.<language>.json */
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

const RULES = import.meta.glob<Rulebook>('../../../../games/*/words/rules.*.json', { import: 'default' });
const HOW_TO = import.meta.glob<HowTo>('../../../../games/*/words/howto.*.json', { import: 'default' });

const loading = new Map<string, Promise<unknown>>();

function loadOnce<T>(path: string, loaders: Record<string, () => Promise<T>>): Promise<T> {
  const known = loading.get(path);
  if (known) return known as Promise<T>;
  const load = loaders[path];
  const promise = load ? load() : Promise.reject(new Error(`There is no ${path}.`));
  loading.set(path, promise);
  promise.catch(() => loading.delete(path));
  return promise;
}

const pathOf = (game: string, file: string) => `../../../../games/${game}/words/${file}.json`;

export const loadRulebook = (game: string, language: Language): Promise<Rulebook> =>
  loadOnce(pathOf(game, `rules.${language}`), RULES);

export const loadHowTo = (game: string, language: Language): Promise<HowTo> =>
  loadOnce(pathOf(game, `howto.${language}`), HOW_TO);
