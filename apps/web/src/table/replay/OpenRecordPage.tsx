import type { Problem } from '@tessera/kernel';
import { FileButton } from '../../controls/FileButton.tsx';
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
  return (
    <Page title={t('table.replay')} className="message">
      <h1>{t('table.replay')}</h1>
      <p className="lead">{t('table.replay.open.text')}</p>
      {problem ? <ProblemNote title={t('table.replay.problem')} problem={problem} /> : null}
      <FileButton label={t('table.replay.open')} className="button button-primary" onFile={onFile} />
    </Page>
  );
}
