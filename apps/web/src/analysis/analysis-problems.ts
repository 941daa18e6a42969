import type { Problem } from '@tessera/kernel';
import { problemSentence } from '../controls/problem-sentence.ts';
import type { Text } from '../i18n/index.tsx';

const OWN_PROBLEMS = ['broken-link', 'long-link', 'too-many-branches', 'unknown-analysis', 'no-json'] as const;

/** A problem of the board for analysis in the reader's language; undefined when only the English sentence is known. */
export function analysisSentence(problem: Problem, t: Text): string | undefined {
  const own = OWN_PROBLEMS.find((each) => each === problem.code);
  return own ? t(`analysis.problem.${own}`) : problemSentence(problem, t);
}
