import type { PersonRef, SeatInfo } from '@tessera/protocol';
import { useText } from '../i18n/index.tsx';

/** Behind the name of a guest, wherever strangers read it: others may have kept the same name. */
export function GuestMark({ of }: { readonly of: Pick<PersonRef, 'guest'> }) {
  const t = useText();
  return of.guest ? (
    <>
      {' '}
      <span className="guest-mark" title={t('online.guest.says')}>
        {t('online.guest')}
      </span>
    </>
  ) : null;
}

/** The same for a seat: whoever plays beside somebody has told no more than a name, either. */
export const GuestAt = ({ seat: { kind, person } }: { readonly seat: Pick<SeatInfo, 'kind' | 'person'> }) => (
  <GuestMark of={kind === 'guest-of' ? { guest: true } : kind === 'person' && person ? person : {}} />
);
