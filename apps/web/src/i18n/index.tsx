import type { Language } from '@tessera/protocol/lists';
import type { Text } from '@tessera/ui';
import { type ReactNode, use, useSyncExternalStore } from 'react';
import { setSettings } from '../settings/store.ts';
import type { CatalogueName } from './catalogues.ts';

import { currentWords, hasWords, subscribeWords, type Words as WordsOfNow, wantWords } from './words.ts';

export type { Text } from '@tessera/ui';
export { LANGUAGE_NAMES } from './languages.ts';

const pending = new Set<string>();
/** Kept when it has come true: React renders again what it has waited for, and wants to see the same promise then. */
const asked = new Map<string, Promise<void>>();

function ask(of: readonly CatalogueName[]): Promise<void> | undefined {
  const id = of.join(' ');
  if (!hasWords(of) && !pending.has(id)) {
    const promise = wantWords(of);
    pending.add(id);
    asked.set(id, promise);
    promise
      // a load that failed may be tried again
      .catch(() => asked.delete(id))
      .finally(() => pending.delete(id));
  }
  return asked.get(id);
}

/** Shows its children once these words are there; suspends until then. The shell's own words always are. */
export function Words({ of, children }: { of: readonly CatalogueName[]; children: ReactNode }) {
  const promise = ask(of);
  if (promise) use(promise);
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
