import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { bringNewVersion } from '../../../offline.ts';

type Progress = 'reloads' | 'other-pages' | 'failed' | 'fetching';

/** The server speaks otherwise than this page: the way to the page that understands it. */
export function NewVersion() {
  const t = useText();
  const [progress, setProgress] = useState<Progress>();
  const busy = progress === 'fetching' || progress === 'reloads';
  const bring = async () => {
    setProgress('fetching');
    setProgress(await bringNewVersion());
  };
  return (
    <>
      <button type="button" className="button button-primary" disabled={busy} onClick={() => void bring()}>
        <RefreshCw aria-hidden="true" />
        {t('online.version.get')}
      </button>
      <p role="status" className="version-state">
        {busy ? t('online.version.fetching') : null}
        {progress === 'other-pages' ? t('online.version.others') : null}
        {progress === 'failed' ? t('online.version.failed') : null}
      </p>
    </>
  );
}
