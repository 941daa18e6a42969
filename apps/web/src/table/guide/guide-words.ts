import type { Language } from '@tessera/protocol/lists';

export type GuideWords = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

/** games/<game>/words/guide.<language>.json */
const WORDS = import.meta.glob<{ readonly steps: GuideWords }>('../../../../../games/*/words/guide.*.json', {
  import: 'default',
});

export async function loadGuideWords(game: string, language: Language): Promise<GuideWords> {
  const load = WORDS[`../../../../../games/${game}/words/guide.${language}.json`];
  if (!load) throw new Error(`There is no guide to "${game}" in ${language}.`);
  return (await load()).steps;
}
