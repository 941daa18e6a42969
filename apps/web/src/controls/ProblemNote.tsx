import type { Problem } from '@tessera/kernel';
import type { problemSentence } from './problem-sentence.ts';
import { useProblemSentence } from './use-problem-sentence.ts';

interface ProblemNoteProps {
  readonly title: string;
  readonly problem: Problem;
  /** Its words, where it may be a server's. */
  readonly says?: typeof problemSentence;
}

/** What went wrong, and what it was about. */
export function ProblemNote({ title, problem, says }: ProblemNoteProps) {
  const sentence = useProblemSentence(problem, says);
  return (
    <div className="problem" role="alert">
      <strong>{title}</strong> {sentence === undefined ? <span lang="en">{problem.message}</span> : sentence}
    </div>
  );
}
