import type { Problem } from '@tessera/kernel';
import { useText } from '../i18n/index.tsx';
import { onlineSentence } from './problems.ts';

/** Why something at the server did not work. */
export function OnlineProblem({ problem }: { readonly problem: Problem | undefined | null }) {
  const t = useText();
  if (!problem) return null;
  const sentence = onlineSentence(problem, t);
  return (
    <div className="problem" role="alert">
      {sentence === undefined ? <span lang="en">{problem.message}</span> : sentence}
    </div>
  );
}
