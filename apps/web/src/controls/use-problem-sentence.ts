import type { Problem } from '@tessera/kernel';
import { useEffect } from 'react';
import { useText } from '../i18n/index.tsx';
import { hasWords, wantWords } from '../i18n/words.ts';
import { catalogueOf, problemSentence } from './problem-sentence.ts';

/** A problem in the reader's language. What a game says of it is loaded when it is first needed. */
export function useProblemSentence(
  problem: Problem,
  says: typeof problemSentence = problemSentence,
): string | undefined {
  const t = useText();
  const catalogue = catalogueOf(problem);
  useEffect(() => {
    // without the network the English sentence stays, which names the same thing
    if (catalogue !== undefined && !hasWords([catalogue]))
      void wantWords([catalogue]).catch((error: unknown) => console.warn(`No words of ${catalogue}:`, error));
  }, [catalogue]);
  return says(problem, t);
}
