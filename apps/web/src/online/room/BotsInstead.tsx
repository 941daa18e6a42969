import { useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { RoomNote } from './RoomNote.tsx';
import type { Room } from './room.ts';

/** To those who play on: somebody is not at the table any more, and a bot is. */
export function BotsInstead({ room, me }: { readonly room: Room; readonly me: string | undefined }) {
  const t = useText();
  const gone = room.table.seats.flatMap(({ seat, kind, left }) =>
    kind === 'bot' && left && left.id !== me ? [{ id: `${seat} ${left.id}`, name: left.name }] : [],
  );
  // who had left before one came is no news
  const [known, setKnown] = useState<readonly string[]>(() => gone.map(({ id }) => id));
  return gone
    .filter(({ id }) => !known.includes(id))
    .map(({ id, name }) => (
      <RoomNote key={id} onClose={() => setKnown([...known, id])}>
        <p role="status">{t('online.room.instead', { name })}</p>
      </RoomNote>
    ));
}
