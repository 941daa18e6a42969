import { pagePath } from '@tessera/protocol/lists';
import { FolderOpen } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { colourName } from '../colour-name.ts';
import { ProblemNote } from '../controls/ProblemNote.tsx';
import { useTask } from '../controls/use-task.ts';
import { useText } from '../i18n/index.tsx';

/** A record that a friend sent becomes a table to replay. */
export function OpenRecord() {
  const t = useText();
  const [, go] = useLocation();
  const { run, problem } = useTask();
  const input = useRef<HTMLInputElement>(null);

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = ''; // so that the same file can be chosen again
    if (!file) return;
    const nameOf = (colour: string) => colourName(colour, t);
    const id = await run(async () => (await import('../host/index.ts')).importRecord(await file.text(), nameOf));
    if (id !== undefined) go(pagePath('replay', { id }));
  };

  return (
    <section className="open-record" aria-labelledby="open-record">
      <div>
        <h2 id="open-record">{t('shell.record.title')}</h2>
        <p className="hint">{t('shell.record.text')}</p>
      </div>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={open} />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden="true" />
        {t('shell.record.open')}
      </button>
      {problem ? <ProblemNote title={t('shell.problem.record')} problem={problem} /> : null}
    </section>
  );
}
