import type { Problem } from '@tessera/kernel';
import { useProblemSentence } from '../controls/use-problem-sentence.ts';
import { onlineSentence } from './problems.ts';

/** Why something at the server did not work. */
export function OnlineProblem({ problem }: { readonly problem: Problem | undefined | null }) {
  return problem ? <KnownProblem problem={problem} /> : null;
}

function KnownProblem({ problem }: { readonly problem: Problem }) {
  const sentence = useProblemSentence(problem, onlineSentence);
  return (
    <div className="problem" role="alert">
      {sentence === undefined ? <span lang="en">{problem.message}</span> : sentence}
    </div>
  );
}
