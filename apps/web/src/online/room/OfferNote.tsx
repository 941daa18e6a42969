import { useText } from '../../i18n/index.tsx';
import type { Offer } from './room.ts';

interface OfferNoteProps {
  readonly offer: Offer;
  /** What somebody is called at the table, by seat. */
  readonly nameAt: (seat: number) => string;
  readonly me: string | undefined;
  /** I play here, so I am asked. */
  readonly plays: boolean;
  readonly onAnswer: (yes: boolean) => void;
}

/** Somebody asks for something that all have to agree to. */
export function OfferNote({ offer, nameAt, me, plays, onAnswer }: OfferNoteProps) {
  const t = useText();
  const asked = plays && me !== undefined && offer.waitingFor.some(({ id }) => id === me);
  const own = offer.by.id === me;
  const who = { name: offer.by.name, other: nameAt(offer.seat ?? 0), heir: offer.person?.name ?? '' };
  const wish =
    offer.kind === 'replace'
      ? t(offer.person ? 'online.offer.replacePerson' : 'online.offer.replaceBot', who)
      : t(`online.offer.${offer.kind}`, who);
  const names = offer.waitingFor.map(({ name }) => name).join(', ');
  return (
    <div className="offer-note" role="alert">
      <p>
        {wish} {asked ? null : <span className="hint">{t('online.offer.waiting', { names })}</span>}
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
