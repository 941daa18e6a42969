import type { Language } from '@tessera/protocol/lists';
import { type ReactNode, use, useSyncExternalStore } from 'react';
import { setSettings } from '../settings/store.ts';
import type { CatalogueName } from './catalogues.ts';
import type { Text } from './text.ts';
import { currentWords, hasWords, subscribeWords, type Words as WordsOfNow, wantWords } from './words.ts';

export { LANGUAGE_NAMES } from './languages.ts';
export { createText, type Text, type TextArguments } from './text.ts';

const pending = new Map<string, Promise<void>>();

/** Shows its children once these words are there; suspends until then. The shell's own words always are. */
export function Words({ of, children }: { of: readonly CatalogueName[]; children: ReactNode }) {
  if (!hasWords(of)) {
    const id = of.join(' ');
    const promise = pending.get(id) ?? wantWords(of).finally(() => pending.delete(id));
    pending.set(id, promise);
    use(promise);
  }
  return children;
}

function useWords(): WordsOfNow {
  const words = useSyncExternalStore(subscribeWords, currentWords);
  if (!words) throw new Error('The words are used before they are loaded: see main.tsx.');
  return words;
}

/** `const t = useText()`, then `t('shell.newTable.players', { count: 3 })`. */
export const useText = (): Text => useWords().text;

export const useLanguage = (): [Language, (language: Language) => void] => [
  useWords().language,
  (language) => setSettings({ language }),
];
