import type { Language } from '@tessera/protocol/lists';
import type { Text } from '@tessera/ui';
import { getSettings, subscribeSettings } from '../settings/store.ts';
import { type CatalogueName, loadCatalogue } from './catalogues.ts';
import { type Catalogue, createText } from './text.ts';

export interface Words {
  readonly language: Language;
  readonly text: Text;
}

const wanted = new Set<CatalogueName>(['shell']);
const listeners = new Set<() => void>();
let shown: { words: Words; names: ReadonlySet<CatalogueName> } | undefined;

export const currentWords = (): Words | undefined => shown?.words;
export const hasWords = (names: readonly CatalogueName[]): boolean => names.every((name) => shown?.names.has(name));

export function subscribeWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads these catalogues in the present language, and from then on in every language that is chosen. */
export async function wantWords(names: readonly CatalogueName[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await refresh();
}

/** The old language stays on the page until the new one is there, so nothing ever flickers. */
async function refresh(): Promise<void> {
  const { language } = getSettings();
  const names = [...wanted];
  const load = (of: Language): Promise<Catalogue[]> => Promise.all(names.map((name) => loadCatalogue(name, of)));
  const [own, english] = await Promise.all([load(language), load('en')]);
  if (language !== getSettings().language || names.length < wanted.size) return refresh();
  shown = { words: { language, text: createText(language, own, english) }, names: new Set(names) };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

subscribeSettings(() => {
  if (shown && shown.words.language !== getSettings().language) void refresh();
});
