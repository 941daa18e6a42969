import type { Problem } from '@tessera/kernel';
import { useText } from '../i18n/index.tsx';
import { problemSentence } from './problem-sentence.ts';

interface ProblemNoteProps {
  readonly title: string;
  readonly problem: Problem;
  /** Its words, where it may be a server's. */
  readonly says?: typeof problemSentence;
}

/** What went wrong, and what it was about. */
export function ProblemNote({ title, problem, says = problemSentence }: ProblemNoteProps) {
  const t = useText();
  const sentence = says(problem, t);
  return (
    <div className="problem" role="alert">
      <strong>{title}</strong> {sentence === undefined ? <span lang="en">{problem.message}</span> : sentence}
    </div>
  );
}
