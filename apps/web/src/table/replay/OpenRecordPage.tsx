import type { Problem } from '@tessera/kernel';
import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { ProblemNote } from '../../controls/ProblemNote.tsx';
import { Page } from '../../frame/Page.tsx';
import { useText } from '../../i18n/index.tsx';

interface OpenRecordPageProps {
  readonly problem: Problem | undefined;
  readonly onFile: (text: string) => void;
}

/** A replay without a game yet: choose a file that was saved or sent. */
export function OpenRecordPage({ problem, onFile }: OpenRecordPageProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Page title={t('table.replay')} className="message">
      <h1>{t('table.replay')}</h1>
      <p className="lead">{t('table.replay.open.text')}</p>
      {problem ? <ProblemNote title={t('table.replay.problem')} problem={problem} /> : null}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={async (event) => {
          const [file] = event.target.files ?? [];
          event.target.value = ''; // so that the same file can be chosen again
          if (file) onFile(await file.text());
        }}
      />
      <button type="button" className="button button-primary" onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden="true" />
        {t('table.replay.open')}
      </button>
    </Page>
  );
}
