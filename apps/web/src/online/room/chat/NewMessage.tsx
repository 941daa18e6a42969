import type { ChatMessage } from '@tessera/protocol';
import { useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { personName } from '../../person-name.ts';
import { newestIn, readUpTo } from './chat-read.ts';
import { messageText } from './phrases.ts';

interface NewMessageProps {
  readonly table: string;
  readonly messages: readonly ChatMessage[];
  readonly me: string | undefined;
}

/** For those who don't see the number at the chat: what somebody says while it is closed. */
export function NewMessage({ table, messages, me }: NewMessageProps) {
  const t = useText();
  // what was said before one came is counted, not read out
  const [came] = useState(() => messages.at(-1)?.at ?? 0);
  const message = newestIn(messages, Math.max(came, readUpTo(table)), me);
  return (
    <div className="visually-hidden" role="status">
      {message ? (
        <span key={message.id}>
          {t('online.room.said', { name: personName(message.person, t), words: messageText(message, t) })}
        </span>
      ) : null}
    </div>
  );
}
