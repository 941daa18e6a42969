import { useText } from '../../i18n/index.tsx';
import type { Offer } from './room.ts';

interface OfferNoteProps {
  readonly offer: Offer;
  readonly me: string | undefined;
  /** I play here, so I am asked. */
  readonly plays: boolean;
  readonly onAnswer: (yes: boolean) => void;
}

/** Somebody asks for something that all have to agree to. */
export function OfferNote({ offer, me, plays, onAnswer }: OfferNoteProps) {
  const t = useText();
  const asked = plays && me !== undefined && !offer.yes.includes(me);
  const own = offer.by.id === me;
  const names = offer.waitingFor.map(({ name }) => name).join(', ');
  return (
    <div className="offer-note" role="alert">
      <p>
        {t(`online.offer.${offer.kind}`, { name: offer.by.name })}{' '}
        {asked ? null : <span className="hint">{t('online.offer.waiting', { names })}</span>}
      </p>
      <div className="actions">
        {asked ? (
          <button type="button" className="button button-primary" onClick={() => onAnswer(true)}>
            {t('online.offer.yes')}
          </button>
        ) : null}
        {asked || own ? (
          <button type="button" className="button" onClick={() => onAnswer(false)}>
            {t(own ? 'online.offer.withdraw' : 'online.offer.no')}
          </button>
        ) : null}
      </div>
    </div>
  );
}
