import type { SeatNumber } from '@tessera/kernel';
import { PlayerTag } from '@tessera/ui';
import { type CSSProperties, useEffect, useState } from 'react';
import { Mark } from '../../../controls/Mark.tsx';
import { useText } from '../../../i18n/index.tsx';
import { AwayMark } from '../../AwayMark.tsx';
import { timeLeft } from '../../clock-words.ts';
import { seatName, seatTag } from '../../seat-name.ts';
import { clockOf, isHere, type Room } from '../room.ts';

interface SeatClocksProps {
  readonly room: Room;
  /** The seat that is waited for. */
  readonly turn: SeatNumber;
}

/** Everybody at the table in one line: here or away, and how much time they have. */
export function SeatClocks({ room, turn }: SeatClocksProps) {
  const t = useText();
  const [now, setNow] = useState(() => Date.now());
  const running = room.clocks?.running ?? 0;
  useEffect(() => {
    if (running === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  return (
    <ul className="seat-clocks" aria-label={t('table.players')}>
      {room.table.seats.map((seat) => {
        const left = clockOf(room, seat.seat, Math.max(now, room.heardAt));
        const here = isHere(room, seat);
        return (
          <li
            key={seat.seat}
            data-turn={seat.seat === turn || undefined}
            data-away={!here || undefined}
            style={{ '--who': `var(--${seat.colour})` } as CSSProperties}
          >
            <Mark colour={seat.colour} size={16} />
            <span className="seat-clock-name">{seatName(seat, room.table.seats, t)}</span>
            <PlayerTag player={seatTag(seat, room.table, t)} />
            {seat.awayUntil !== undefined ? (
              <AwayMark until={seat.awayUntil} />
            ) : here ? null : (
              <span className="visually-hidden">{t('online.seat.away')}</span>
            )}
            {left === undefined ? null : (
              <time className="seat-clock" data-short={left < 30_000 || undefined}>
                {timeLeft(left, t)}
              </time>
            )}
          </li>
        );
      })}
    </ul>
  );
}
