import type { Outcome } from '@tessera/kernel';
import type { Deed, Report } from '@tessera/protocol';
import { type FormEvent, useState } from 'react';
import { useTask } from '../../controls/use-task.ts';
import { useText } from '../../i18n/index.tsx';
import { Field } from '../account/Field.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { ask } from '../server/ask.ts';
import { ReportCard } from './ReportCard.tsx';

/** For whoever runs the server: what was reported, and what can be done about it. The token is kept nowhere. */
export default function HostPage() {
  const t = useText();
  const { run, problem } = useTask();
  const [token, setToken] = useState('');
  const [reports, setReports] = useState<readonly Report[]>();
  const call = async (question: () => Promise<Outcome<{ reports: readonly Report[] }>>) => {
    const answer = await run(question);
    if (answer) setReports(answer.reports);
  };
  const open = (event: FormEvent) => {
    event.preventDefault();
    void call(() => ask('reports', {}, token));
  };
  const act = (report: Report, deed: Deed) =>
    void call(() => ask('settleReport', { params: { id: report.id }, body: deed }, token));
  return (
    <OnlinePage title={t('online.host')} className="account">
      {() => (
        <>
          <p className="hint">{t('online.host.hint')}</p>
          <form className="account-form" onSubmit={open}>
            <Field
              label={t('online.host.token')}
              type="password"
              value={token}
              autoComplete="off"
              onChange={setToken}
            />
            <button type="submit" className="button button-primary">
              {t('online.host.open')}
            </button>
          </form>
          <OnlineProblem problem={problem} />
          {reports?.length === 0 ? <p role="status">{t('online.host.none')}</p> : null}
          {reports?.map((report) => (
            <ReportCard key={report.id} report={report} onAct={(deed) => act(report, deed)} />
          ))}
        </>
      )}
    </OnlinePage>
  );
}
