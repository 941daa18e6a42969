import { type ReactNode, useState } from 'react';
import { ShellDialog } from '../../controls/ShellDialog.tsx';
import { useText } from '../../i18n/index.tsx';
import type { Me } from '../server/me.ts';

interface GuestFirst {
  /** Goes on at once, or after a guest has heard what they lose by it. */
  readonly goOn: (signIn: () => void) => void;
  readonly dialog: ReactNode;
}

/** Signing in takes the place of whoever one is: a guest's name and tables are then out of reach for good. */
export function useGuestFirst(me: Me | null): GuestFirst {
  const t = useText();
  const [asked, setAsked] = useState<() => void>();
  /** The guest who said yes: a mistyped password is no reason to ask them again. */
  const [agreed, setAgreed] = useState<string>();
  const isGuest = me !== null && !me.kept && me.id !== agreed;
  const close = () => setAsked(undefined);
  const dialog = (
    <ShellDialog title={t('online.signIn')} isOpen={asked !== undefined} onOpenChange={(open) => open || close()}>
      <p>{t('online.signIn.guest', { name: me?.name ?? '' })}</p>
      <div className="actions dialog-actions">
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            setAgreed(me?.id);
            close();
            asked?.();
          }}
        >
          {t('online.signIn.yes')}
        </button>
        <button type="button" className="button" onClick={close}>
          {t('online.signIn.stay')}
        </button>
      </div>
    </ShellDialog>
  );
  return { goOn: (signIn) => (isGuest ? setAsked(() => signIn) : signIn()), dialog };
}
