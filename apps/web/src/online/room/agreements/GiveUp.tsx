import { useState } from 'react';
import { Confirm } from '../../../controls/Confirm.tsx';
import { useText } from '../../../i18n/index.tsx';

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
      <Confirm
        title={t('online.waiting.giveUp.title')}
        isOpen={asking}
        yes={t('online.waiting.giveUp')}
        no={t('online.waiting.giveUp.no')}
        onAnswer={(yes) => {
          setAsking(false);
          if (yes) onGiveUp();
        }}
      >
        <p>{t('online.waiting.giveUp.text')}</p>
      </Confirm>
    </>
  );
}
