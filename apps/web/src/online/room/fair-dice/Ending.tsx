import type { Problem } from '@tessera/kernel';
import type { TableState } from '@tessera/table';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTask } from '../../../controls/use-task.ts';
import { useText } from '../../../i18n/index.tsx';
import { OnlineProblem } from '../../Problems.tsx';
import type { TableInfo } from '../../server/tables.ts';
import { type Verdict, verifyTable } from './verify.ts';

interface EndingProps {
  readonly state: TableState;
  readonly table: Pick<TableInfo, 'seats'>;
  /** Somebody has left a rated game, and their bot is not the last: the rating doesn't go by that. */
  readonly countsOtherwise: boolean;
  /** Why another game could not be set up. */
  readonly problem: Problem | undefined;
}

/** After an online game: whether its dice were honest. */
export function Ending({ state, table, countsOtherwise, problem: notAgain }: EndingProps) {
  const t = useText();
  const { run, problem } = useTask();
  const [verdict, setVerdict] = useState<Verdict>();
  const [busy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    const found = await run(() => verifyTable(state.id));
    setBusy(false);
    if (found) setVerdict(found);
  };
  return (
    <div className="ending">
      {table.seats
        .filter(({ resigned, seat }) => resigned && state.ended?.by !== seat)
        .map(({ seat, left }) => (
          <p key={seat}>{t('online.ended.playedOn', { name: left?.name ?? '' })}</p>
        ))}
      {countsOtherwise ? <p>{t('online.ended.leftLast')}</p> : null}
      {verdict ? (
        <div role="status" className={verdict.fair ? 'verdict verdict-good' : 'verdict verdict-bad'}>
          <p>
            {t(verdict.fair ? 'online.dice.fair' : 'online.dice.unfair', { count: verdict.checked })}{' '}
            {verdict.fair
              ? t(
                  verdict.seeded
                    ? 'online.dice.seeded'
                    : verdict.witnessed
                      ? 'online.dice.witnessed'
                      : 'online.dice.alone',
                )
              : null}
          </p>
          {verdict.logged ? <p>{t('online.dice.logged')}</p> : null}
          {verdict.takeBacks > 0 ? <p>{t('online.dice.takenBack', { count: verdict.takeBacks })}</p> : null}
          {verdict.problems.slice(0, 5).map((sentence) => (
            <p key={sentence} lang="en" className="hint">
              {sentence}
            </p>
          ))}
        </div>
      ) : (
        <button type="button" className="button" disabled={busy} onClick={() => void verify()}>
          <ShieldCheck aria-hidden="true" />
          {t('online.dice.verify')}
        </button>
      )}
      <OnlineProblem problem={problem ?? notAgain} />
    </div>
  );
}
