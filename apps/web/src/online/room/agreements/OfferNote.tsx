import { NO_SEAT, type SeatNumber } from '@tessera/kernel';
import type { Offer } from '@tessera/protocol';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { personName } from '../../person-name.ts';
import type { TableInfo } from '../../server/tables.ts';

interface OfferNoteProps {
  readonly offer: Offer;
  readonly clock: TableInfo['clock'];
  /** What somebody is called at the table, by seat. */
  readonly nameAt: (seat: SeatNumber) => string;
  readonly me: string | undefined;
  /** I play here, so I am asked. */
  readonly plays: boolean;
  /** How many have been played. */
  readonly moves: number;
  /** Whether it was taken. */
  readonly onAnswer: (yes: boolean) => Promise<boolean>;
}

/** Somebody asks for something that all have to agree to. */
export function OfferNote({ offer, clock, nameAt, me, plays, moves, onAnswer }: OfferNoteProps) {
  const t = useText();
  const [answered, setAnswered] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const answer = async (yes: boolean) => {
    // the button goes, and who is in the chat stays there
    note.current?.closest<HTMLElement>('.chat-notes')?.focus();
    setAnswered(true);
    // one that was taken stays so until the room tells what became of it
    if (!(await onAnswer(yes))) setAnswered(false);
  };
  const asked = plays && me !== undefined && offer.waitingFor.some(({ id }) => id === me);
  const own = offer.by.id === me;
  const who = {
    name: offer.by.name,
    other: nameAt(offer.seat ?? NO_SEAT),
    heir: offer.person ? personName(offer.person, t) : '',
  };
  const count = Math.max(1, moves - (offer.to ?? 0));
  const wish = t(`online.offer.${wishOf(offer)}`, { ...who, count, long: clock.kind });
  const names = offer.waitingFor.map(({ name }) => name).join(', ');
  return (
    <div ref={note} className="offer-note offer-asked" role="alert">
      <p>
        {wish} {asked ? null : <span className="hint">{t('online.offer.waiting', { names })}</span>}
      </p>
      <div className="actions">
        {asked ? (
          <button type="button" className="button button-primary" disabled={answered} onClick={() => void answer(true)}>
            {t('online.offer.yes')}
          </button>
        ) : null}
        {asked || own ? (
          <button type="button" className="button" disabled={answered} onClick={() => void answer(false)}>
            {t(own ? 'online.offer.withdraw' : 'online.offer.no')}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function wishOf({ kind, person }: Offer) {
  if (kind === 'replace') return person ? 'replacePerson' : 'replaceBot';
  return kind === 'undo' ? 'undoTo' : kind;
}
