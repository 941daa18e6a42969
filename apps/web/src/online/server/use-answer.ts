import type { Outcome, Problem } from '@tessera/kernel';
import { useCallback, useEffect, useState } from 'react';

export interface Answered<T> {
  readonly value: T | undefined;
  readonly problem: Problem | undefined;
  readonly again: () => void;
}

/** What the server says to a question; `again` asks anew and keeps the old answer until there is another. */
export function useAnswer<T>(question: () => Promise<Outcome<T>>, key: string): Answered<T> {
  const [answer, setAnswer] = useState<{ key: string; value?: T; problem?: Problem }>({ key });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the question
  useEffect(() => {
    let current = true;
    void question().then((outcome) => {
      if (!current) return;
      if (outcome.ok) setAnswer({ key, value: outcome.value });
      else setAnswer((before) => ({ ...(before.key === key ? before : { key }), problem: outcome.error }));
    });
    return () => {
      current = false;
    };
  }, [key, turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  const own = answer.key === key ? answer : undefined;
  return { value: own?.value, problem: own?.problem, again };
}
