import type { SeatInfo } from '@tessera/protocol';
import { pagePath } from '@tessera/protocol/lists';
import { PlayerTag } from '@tessera/ui';
import { Link } from 'wouter';
import { Mark } from '../../../controls/Mark.tsx';
import { useText } from '../../../i18n/index.tsx';
import { AwayWords } from '../../AwayMark.tsx';
import { GuestAt } from '../../GuestMark.tsx';
import { seatName, seatTag } from '../../seat-name.ts';
import type { Room } from '../room.ts';
import type { ActAtSeat } from './act-at-seat.ts';
import { FillSeat } from './FillSeat.tsx';
import { SharedDeviceSeat } from './SharedDeviceSeat.tsx';

interface WaitingSeatProps {
  readonly seat: SeatInfo;
  readonly room: Room;
  readonly me: string | undefined;
  /** `what` of the server's routes of a table. */
  readonly act: ActAtSeat;
}

/** One seat while people gather: who has it, and what one can do about it. */
export function WaitingSeat({ seat, room, me, act }: WaitingSeatProps) {
  const t = useText();
  const { table, present } = room;
  const { seat: number } = seat;
  const name = seatName(seat, table.seats, t);
  const seated = table.yourSeats.length > 0;
  const isHost = me !== undefined && table.host.id === me;
  const open = seat.kind === 'open';
  const forMe = open && me !== undefined && (!seat.invited || seat.invited.id === me);
  const here = seat.person !== undefined && present.some(({ id }) => id === seat.person?.id);
  return (
    <li className="waiting-seat" style={{ borderLeftColor: `var(--${seat.colour})` }}>
      <Mark colour={seat.colour} size={26} />
      <span className={open ? 'waiting-name hint' : 'waiting-name'}>
        {seat.kind === 'person' && seat.person ? (
          <Link href={pagePath('person', { id: seat.person.id })}>{name}</Link>
        ) : (
          name
        )}
        <PlayerTag player={seatTag(seat, table, t)} />
        <GuestAt seat={seat} />
        {seat.rating ? (
          <span className="hint"> {t('online.rating', { value: seat.rating.value, more: seat.rating.plusMinus })}</span>
        ) : null}
        {seat.kind === 'person' && !here && seat.awayUntil === undefined ? (
          <span className="hint"> {t('online.seat.away')}</span>
        ) : null}
        {seat.awayUntil === undefined ? null : <AwayWords until={seat.awayUntil} />}
        {seat.declined ? (
          <span className="hint"> {t('online.seat.declined', { name: seat.declined.name })}</span>
        ) : null}
      </span>
      <span className="waiting-actions">
        {forMe && !seated ? (
          <button type="button" className="button button-primary" onClick={() => act('sit', { seat: number })}>
            {t('online.seat.sit')}
          </button>
        ) : null}
        {forMe && seated && !table.rated ? (
          <SharedDeviceSeat seat={number} onSit={(named) => act('sit', { seat: number, ...named })} />
        ) : null}
        {table.yourSeats.includes(number) ? (
          <button type="button" className="button" onClick={() => act('stand', { seat: number })}>
            {t('online.seat.stand')}
          </button>
        ) : isHost && (seat.kind === 'person' || seat.kind === 'guest-of') ? (
          <button type="button" className="button button-quiet" onClick={() => act('stand', { seat: number })}>
            {t('online.seat.remove')}
          </button>
        ) : null}
        {isHost && open ? <FillSeat seat={number} room={room} act={act} /> : null}
        {isHost && (seat.kind === 'bot' || (open && seat.invited)) ? (
          <button
            type="button"
            className="button button-quiet"
            onClick={() =>
              seat.kind === 'bot'
                ? act('setSeat', { seat: number, kind: 'open' })
                : act('invite', { seat: number, person: null })
            }
          >
            {t('online.seat.free')}
          </button>
        ) : null}
      </span>
    </li>
  );
}
