import type { Problem } from '@tessera/kernel';
import type { Text } from '../i18n/index.tsx';
import { hasWords } from '../i18n/words.ts';

/** Problems that have one sentence whatever the details. */
export const SHELL_PROBLEMS = [
  'not-json',
  'bad-record',
  'unknown-table',
  'unknown-game',
  'from-position',
  'not-kept',
  'not-kept-there',
  'too-late',
  'paused',
  'not-your-turn',
  'no-hints',
] as const;
export type ShellProblem = (typeof SHELL_PROBLEMS)[number];

/** The catalogue in which a game says it: 'cambria/scenario' for the key 'cambria.scenario.sameName'. */
export const catalogueOf = ({ key }: Problem): string | undefined => key?.split('.').slice(0, 2).join('/');

/** A problem in the reader's language; undefined when only its English sentence is known, or its words are not loaded yet. */
export function problemSentence(problem: Problem, t: Text): string | undefined {
  const { code, key, args } = problem;
  const known = SHELL_PROBLEMS.find((each) => each === code);
  if (known) return t(`shell.problem.${known}`);
  const catalogue = catalogueOf(problem);
  return key !== undefined && catalogue !== undefined && hasWords([catalogue]) ? t.find(key, args) : undefined;
}
