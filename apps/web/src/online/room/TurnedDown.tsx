import { useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { RoomNote } from './RoomNote.tsx';
import type { Room } from './room.ts';

/** To those who saw what was asked: somebody would rather not. */
export function TurnedDown({ room, me }: { readonly room: Room; readonly me: string | undefined }) {
  const t = useText();
  const [seen, setSeen] = useState<string>();
  const [closed, setClosed] = useState<string>();
  const open = room.offers.at(0)?.id;
  if (open !== undefined && open !== seen) setSeen(open);
  const { turnedDown } = room.table;
  if (!turnedDown || turnedDown.offer !== seen || turnedDown.offer === closed || turnedDown.by.id === me) return null;
  return (
    <RoomNote onClose={() => setClosed(turnedDown.offer)}>
      <p role="status">{t('online.offer.declined', { name: turnedDown.by.name })}</p>
    </RoomNote>
  );
}
