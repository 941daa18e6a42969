import { useState } from 'react';
import { ShellDialog } from '../../controls/ShellDialog.tsx';
import { useText } from '../../i18n/index.tsx';

interface GiveUpProps {
  readonly disabled: boolean;
  readonly onGiveUp: () => void;
}

/** Away from a table where nobody else is: it goes as well, so that is asked first. */
export function GiveUp({ disabled, onGiveUp }: GiveUpProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="button" disabled={disabled} onClick={() => setAsking(true)}>
        {t('online.waiting.giveUp')}
      </button>
      <ShellDialog title={t('online.waiting.giveUp.title')} isOpen={asking} onOpenChange={setAsking}>
        <p>{t('online.waiting.giveUp.text')}</p>
        <div className="actions dialog-actions">
          <button
            type="button"
            className="button button-primary"
            onClick={() => {
              setAsking(false);
              onGiveUp();
            }}
          >
            {t('online.waiting.giveUp')}
          </button>
          <button type="button" className="button" onClick={() => setAsking(false)}>
            {t('online.waiting.giveUp.no')}
          </button>
        </div>
      </ShellDialog>
    </>
  );
}
