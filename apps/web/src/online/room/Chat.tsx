import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTask } from '../../controls/use-task.ts';
import { useText } from '../../i18n/index.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { post } from '../server/ask.ts';
import { atTable } from '../server/tables.ts';
import type { ChatLine, Room } from './room.ts';

export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'one-moment', 'your-turn', 'good-game'] as const;

interface ChatProps {
  readonly room: Room;
  /** Who I am; who is nobody, or only looks on, reads along. */
  readonly me: string | undefined;
  readonly onSay: (message: object) => void;
}

/** What is said at the table, with phrases that everybody reads in their own language. */
export function Chat({ room, me, onSay }: ChatProps) {
  const t = useText();
  const id = useId();
  const { run, problem } = useTask();
  const [text, setText] = useState('');
  const [muted, setMuted] = useState<readonly string[]>([]);
  const end = useRef<HTMLLIElement>(null);
  const lines = room.chat.filter(({ person }) => !muted.includes(person.id));
  const last = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is to be seen
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [last]);
  const speaks =
    me !== undefined &&
    (room.table.host.id === me ||
      room.table.seats.some(({ person, invited }) => [person?.id, invited?.id].includes(me)));

  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    onSay({ type: 'chat', text: said });
    setText('');
  };
  const mute = (person: string) =>
    run(async () => {
      const done = await post<object>('me/mute', { person });
      if (done.ok) setMuted((before) => [...before, person]);
      return done;
    });
  return (
    <div className="chat">
      {lines.length === 0 ? <p className="hint">{t('online.chat.none')}</p> : null}
      <ol className="chat-lines" aria-label={t('online.chat')} aria-live="polite">
        {lines.map((line) => (
          <li key={line.id} ref={line.id === last ? end : null}>
            <strong>{line.person.name}</strong> <span>{wordsOf(line, t)}</span>
          </li>
        ))}
      </ol>
      {speaks ? (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that takes room */}
          <div className="chat-phrases" role="group" aria-label={t('online.chat.phrases')}>
            {PHRASES.map((phrase) => (
              <button
                key={phrase}
                type="button"
                className="button chat-phrase"
                onClick={() => onSay({ type: 'phrase', id: phrase })}
              >
                {t(`online.phrase.${phrase}`)}
              </button>
            ))}
          </div>
          <form className="chat-form" onSubmit={send}>
            <label htmlFor={id} className="visually-hidden">
              {t('online.chat.write')}
            </label>
            <input
              id={id}
              className="text-field"
              placeholder={t('online.chat.write')}
              value={text}
              maxLength={300}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="icon-button" aria-label={t('online.chat.send')}>
              <Send aria-hidden="true" />
            </button>
          </form>
        </>
      ) : null}
      <OnlineProblem problem={problem ?? room.refused} />
      {me === undefined ? null : (
        <Complaints
          table={room.table.id}
          people={peopleIn(room.chat, me, muted)}
          onMute={(person) => void mute(person)}
        />
      )}
    </div>
  );
}

const wordsOf = ({ text, phrase }: ChatLine, t: (key: string) => string): string =>
  phrase !== undefined && PHRASES.some((known) => known === phrase) ? t(`online.phrase.${phrase}`) : (text ?? '');

/** Whoever wrote, each once; not me, nor those I don't hear. */
function peopleIn(chat: readonly ChatLine[], me: string, muted: readonly string[]) {
  const people = new Map(chat.map(({ person }) => [person.id, person]));
  return [...people.values()].filter(({ id }) => id !== '' && id !== me && !muted.includes(id));
}

interface ComplaintsProps {
  readonly table: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onMute: (person: string) => void;
}

/** When somebody is not nice. */
function Complaints({ table, people, onMute }: ComplaintsProps) {
  const t = useText();
  const id = useId();
  const { run, problem } = useTask();
  const [message, setMessage] = useState('');
  const [sent, setSent] = useState(false);
  if (people.length === 0) return null;
  const report = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(() => atTable(table, 'report', { message }));
    if (!done) return;
    setSent(true);
    setMessage('');
  };
  return (
    <details className="chat-more">
      <summary>{t('online.chat.trouble')}</summary>
      <div className="actions">
        {people.map((person) => (
          <button key={person.id} type="button" className="button" onClick={() => onMute(person.id)}>
            {t('online.chat.mute', { name: person.name })}
          </button>
        ))}
      </div>
      <form className="chat-report" onSubmit={(event) => void report(event)}>
        <label htmlFor={id} className="field-label">
          {t('online.chat.report')}
        </label>
        <textarea
          id={id}
          className="text-field"
          rows={2}
          required
          maxLength={1000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <button type="submit" className="button">
          {t('online.chat.report.send')}
        </button>
        {sent ? <p role="status">{t('online.chat.reported')}</p> : null}
        <OnlineProblem problem={problem} />
      </form>
    </details>
  );
}
