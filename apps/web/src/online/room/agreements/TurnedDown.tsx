import type { Offer } from '@tessera/protocol';
import { useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { RoomNote } from '../RoomNote.tsx';
import type { Room } from '../room.ts';

/** To those who saw what was asked: somebody would rather not. To who asked for a turn back: somebody has moved instead. */
export function TurnedDown({ room, me }: { readonly room: Room; readonly me: string | undefined }) {
  const t = useText();
  const [seen, setSeen] = useState<Offer>();
  const [closed, setClosed] = useState<string>();
  const open = room.offers.at(0);
  if (open !== undefined && open.id !== seen?.id) setSeen(open);
  const { turnedDown } = room.table;
  if (!turnedDown || turnedDown.offer !== seen?.id || turnedDown.offer === closed) return null;
  const { offer, by } = turnedDown;
  if (by ? by.id === me : seen.by.id !== me) return null;
  return (
    <RoomNote onClose={() => setClosed(offer)}>
      <p role="status">{by ? t('online.offer.declined', { name: by.name }) : t('online.offer.goneOn')}</p>
    </RoomNote>
  );
}
