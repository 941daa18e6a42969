import type { Problem } from '@tessera/kernel';
import { PAGES } from '@tessera/protocol/lists';
import { Link } from 'wouter';
import type { problemSentence } from '../controls/problem-sentence.ts';
import { useProblemSentence } from '../controls/use-problem-sentence.ts';
import { Page } from '../frame/Page.tsx';
import { useText } from '../i18n/index.tsx';

interface TableProblemProps {
  readonly problem: Problem;
  readonly id?: string;
  /** Its words, where the table is a server's. */
  readonly says?: typeof problemSentence;
}

/** A table that can't be shown: what happened, and where to go from here. */
export function TableProblem({ problem, id, says }: TableProblemProps) {
  const t = useText();
  const elsewhere = problem.code === 'opened-elsewhere';
  const title = t(elsewhere ? 'table.problem.elsewhere.title' : 'table.problem.title');
  const told = useProblemSentence(problem, says);
  const sentence = elsewhere ? t('table.problem.elsewhere') : told;
  return (
    <Page title={title} className="message">
      <h1>{title}</h1>
      {sentence === undefined ? <p lang="en">{problem.message}</p> : <p>{sentence}</p>}
      <div className="actions">
        {elsewhere && id !== undefined ? (
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {t('table.problem.here')}
          </button>
        ) : null}
        <Link href={PAGES.home} className="button">
          {t('table.home')}
        </Link>
      </div>
    </Page>
  );
}
