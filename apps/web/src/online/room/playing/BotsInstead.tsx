import type { SeatInfo } from '@tessera/protocol';
import { useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { RoomNote } from '../RoomNote.tsx';
import type { Room } from '../room.ts';

/** Somebody is not at the table any more, perhaps with others at their device, and bots are. */
export function BotsInstead({ room, me }: { readonly room: Room; readonly me: string | undefined }) {
  const t = useText();
  const gone = goneFrom(room.table.seats);
  // who had left before one came is no news
  const [known, setKnown] = useState<readonly string[]>(() => gone.map(({ id }) => id));
  return gone
    .filter(({ id }) => !known.includes(id))
    .map(({ id, person, names }) => (
      <RoomNote key={id} onClose={() => setKnown([...known, id])}>
        <p role="status">
          {person === me ? t('online.room.insteadOfYou') : t('online.room.instead', { name: names.join(', ') })}
        </p>
      </RoomNote>
    ));
}

/** Each person once, with the names of all who played at their device. */
export function goneFrom(seats: readonly SeatInfo[]): { id: string; person: string; names: string[] }[] {
  const people = new Map<string, SeatInfo[]>();
  for (const seat of seats)
    if (seat.kind === 'bot' && seat.left) people.set(seat.left.id, [...(people.get(seat.left.id) ?? []), seat]);
  return [...people].map(([person, theirs]) => ({
    id: `${person} ${theirs.map(({ seat }) => seat).join(' ')}`,
    person,
    names: theirs.flatMap(({ left }) => left?.name ?? []),
  }));
}
