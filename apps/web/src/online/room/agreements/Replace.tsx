import { isSeatNumber, type SeatNumber } from '@tessera/kernel';
import type { PersonRef, SeatInfo } from '@tessera/protocol';
import { useId, useState } from 'react';
import { ShellDialog } from '../../../controls/ShellDialog.tsx';
import { gameEntry } from '../../../games.ts';
import { useText } from '../../../i18n/index.tsx';
import { personName } from '../../person-name.ts';
import { seatName } from '../../seat-name.ts';
import { companions } from '../../server/tables.ts';
import { useAnswer } from '../../server/use-answer.ts';
import type { Room } from '../room.ts';
import { TableLink } from '../waiting/TableLink.tsx';

interface ReplaceProps {
  readonly room: Room;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Asks the others. */
  readonly onAsk: (seat: SeatNumber, person: string | null) => void;
}

/** Who is replaced and by whom; the others have to agree. */
export function Replace({ room, isOpen, onClose, onAsk }: ReplaceProps) {
  const t = useText();
  const clockDecides = room.table.rated && room.table.clock.kind !== 'none';
  return (
    <ShellDialog title={t('online.room.replace')} isOpen={isOpen} onOpenChange={(open) => open || onClose()}>
      <p>{t(clockDecides ? 'online.problem.clock-decides' : 'online.replace.text')}</p>
      {clockDecides ? null : <Choice room={room} onAsk={onAsk} />}
    </ShellDialog>
  );
}

/** Who has left, and who is not to be seen. */
const missing = ({ table, present }: Room): readonly SeatInfo[] =>
  table.seats.filter(
    ({ kind, left, person, awayUntil }) =>
      (kind === 'bot' && left !== undefined && !table.rated) ||
      (kind === 'person' && awayUntil === undefined && !present.some(({ id }) => id === person?.id)),
  );

function Choice({ room, onAsk }: Pick<ReplaceProps, 'room' | 'onAsk'>) {
  const t = useText();
  const id = useId();
  const seats = missing(room);
  const [seat, setSeat] = useState(seats[0]?.seat);
  const chosen = seats.find((each) => each.seat === seat);
  const [heir, setHeir] = useState('');
  const { value } = useAnswer(companions, 'companions');
  const sits = ({ id: who }: PersonRef) => room.table.seats.some(({ person }) => person?.id === who);
  const people = new Map([...room.present, ...(value?.people ?? [])].map((person) => [person.id, person]));
  const heirs = room.table.rated
    ? []
    : [...people.values()].filter((person) => !sits(person) && person.id !== chosen?.left?.id);
  const byBot = chosen?.kind !== 'bot';
  const by = heir === '' && !byBot ? (heirs[0]?.id ?? '') : heir;
  if (!chosen) return <p className="hint">{t('online.replace.nobody')}</p>;
  return (
    <form
      className="account-form replace-form"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(chosen.seat, by === '' ? null : by);
      }}
    >
      <label className="field-label" htmlFor={`${id}-seat`}>
        {t('online.replace.seat')}
      </label>
      <select
        id={`${id}-seat`}
        className="select-field"
        value={seat}
        onChange={(event) => {
          const number = Number(event.target.value);
          if (isSeatNumber(number)) setSeat(number);
        }}
      >
        {seats.map((each) => (
          <option key={each.seat} value={each.seat}>
            {each.left?.name ?? seatName(each, room.table.seats, t)}
          </option>
        ))}
      </select>
      {byBot || heirs.length > 0 ? (
        <>
          <label className="field-label" htmlFor={`${id}-heir`}>
            {t('online.replace.by')}
          </label>
          <select
            id={`${id}-heir`}
            className="select-field"
            value={by}
            onChange={(event) => setHeir(event.target.value)}
          >
            {byBot ? <option value="">{t('online.replace.bot')}</option> : null}
            {heirs.map((person) => (
              <option key={person.id} value={person.id}>
                {personName(person, t)}
              </option>
            ))}
          </select>
          <button type="submit" className="button button-primary">
            {t('online.replace.go')}
          </button>
        </>
      ) : (
        <>
          <p>{t('online.replace.noHeir')}</p>
          <TableLink title={gameEntry(room.table.game)?.name ?? room.table.game} />
        </>
      )}
    </form>
  );
}
