import { useState } from 'react';
import { useText } from '../../i18n/index.tsx';
import { personName } from '../person-name.ts';
import { newestIn, readUpTo } from './chat-read.ts';
import { wordsOf } from './chat-words.ts';
import type { ChatLine } from './room.ts';

interface NewLineProps {
  readonly table: string;
  readonly lines: readonly ChatLine[];
  readonly me: string | undefined;
}

/** For those who don't see the number at the chat: what somebody says while it is closed. */
export function NewLine({ table, lines, me }: NewLineProps) {
  const t = useText();
  // what was said before one came is counted, not read out
  const [came] = useState(() => lines.at(-1)?.at ?? 0);
  const line = newestIn(lines, Math.max(came, readUpTo(table)), me);
  return (
    <div className="visually-hidden" role="status">
      {line ? (
        <span key={line.id}>
          {t('online.room.said', { name: personName(line.person, t), words: wordsOf(line, t) })}
        </span>
      ) : null}
    </div>
  );
}
