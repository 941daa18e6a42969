import type { Me } from '@tessera/protocol';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../controls/Confirm.tsx';
import { useText } from '../../../i18n/index.tsx';

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
  const answer = (yes: boolean) => {
    setAsked(undefined);
    if (!yes) return;
    setAgreed(me?.id);
    asked?.();
  };
  const dialog = (
    <Confirm
      title={t('online.signIn')}
      isOpen={asked !== undefined}
      yes={t('online.signIn.yes')}
      no={t('online.signIn.stay')}
      onAnswer={answer}
    >
      <p>{t('online.signIn.guest', { name: me?.name ?? '' })}</p>
    </Confirm>
  );
  return { goOn: (signIn) => (isGuest ? setAsked(() => signIn) : signIn()), dialog };
}
