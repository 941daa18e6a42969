import type { Outcome, Problem } from '@tessera/kernel';
import { useState } from 'react';
import { failed } from './failed.ts';

/** Runs something that can fail, and keeps the reason for the page to show. What throws is a reason like any other. */
export function useTask() {
  const [problem, setProblem] = useState<Problem>();
  const run = async <T>(task: () => Promise<Outcome<T>>): Promise<T | undefined> => {
    setProblem(undefined);
    try {
      const outcome = await task();
      if (outcome.ok) return outcome.value;
      setProblem(outcome.error);
    } catch (error) {
      setProblem(failed(error));
    }
    return undefined;
  };
  return { run, problem, forget: () => setProblem(undefined) };
}
