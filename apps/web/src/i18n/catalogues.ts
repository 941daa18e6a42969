import type { Language } from './languages.ts';
import type { Catalogue } from './text.ts';

/** 'shell', 'table', or the id of a game for its own words. */
export type CatalogueName = string;

type Loader = () => Promise<Catalogue>;

const OWN = import.meta.glob<Catalogue>('../words/*.json', { import: 'default' });
const GAMES = import.meta.glob<Catalogue>('../../../../games/*/words/ui.*.json', { import: 'default' });

function loaderOf(name: CatalogueName, language: Language): Loader | undefined {
  return OWN[`../words/${name}.${language}.json`] ?? GAMES[`../../../../games/${name}/words/ui.${language}.json`];
}

const loading = new Map<string, Promise<Catalogue>>();

export function loadCatalogue(name: CatalogueName, language: Language): Promise<Catalogue> {
  const id = `${name}.${language}`;
  const known = loading.get(id);
  if (known) return known;
  const load = loaderOf(name, language);
  const promise = load ? load() : Promise.reject(new Error(`There are no words "${name}" in ${language}.`));
  loading.set(id, promise);
  // A load that failed, say because the network was away, may be tried again.
  promise.catch(() => loading.delete(id));
  return promise;
}
