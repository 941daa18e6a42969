import { useEffect, useMemo } from 'react';
import type { Room } from '../room.ts';
import { ChatDraft } from './chat-draft.ts';

/** What I write at this table; it is looked after also while nobody sees the chat. */
export function useDraft(room: Room, me: string | undefined, say: (message: object) => boolean): ChatDraft {
  const { id } = room.table;
  const draft = useMemo(() => new ChatDraft(id, me ?? ''), [id, me]);
  useEffect(() => draft.follow(room, say));
  return draft;
}
