import type { Problem } from '@tessera/kernel';
import { useText } from '../i18n/index.tsx';
import { problemSentence } from './problem-sentence.ts';

/** What went wrong, and what it was about. */
export function ProblemNote({ title, problem }: { readonly title: string; readonly problem: Problem }) {
  const t = useText();
  const sentence = problemSentence(problem, t);
  return (
    <div className="problem" role="alert">
      <strong>{title}</strong> {sentence === undefined ? <span lang="en">{problem.message}</span> : sentence}
    </div>
  );
}
