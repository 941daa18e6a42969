import type { PersonRef } from '@tessera/protocol';
import { PHRASES } from '@tessera/protocol/lists';
import { Send, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTask } from '../../../controls/use-task.ts';
import { useText } from '../../../i18n/index.tsx';
import { GuestMark } from '../../GuestMark.tsx';
import { OnlineProblem } from '../../Problems.tsx';
import { ask } from '../../server/ask.ts';
import { mute, useMuted } from '../../server/mutes.ts';
import { useLasting } from '../connection/use-lasting.ts';
import type { Room } from '../room.ts';
import type { ChatDraft } from './chat-draft.ts';
import { heard, markRead } from './chat-read.ts';
import { messageText } from './phrases.ts';

interface ChatProps {
  readonly room: Room;
  /** Who I am; who is nobody, or only looks on, reads along. */
  readonly me: string | undefined;
  readonly draft: ChatDraft;
  /** Whether it is on its way; nothing is while there is no connection to the server. */
  readonly onSay: (message: object) => boolean;
}

const NOT_CONNECTED = { code: 'unreachable', message: 'The server can’t be reached just now.' };

/** What is said at the table, with phrases that everybody reads in their own language. */
export function Chat({ room, me, draft, onSay }: ChatProps) {
  const t = useText();
  const id = useId();
  const { run, problem } = useTask();
  const { text, line: sending, problem: notSaid } = useSyncExternalStore(draft.subscribe, draft.snapshot);
  const isLate = useLasting(sending !== undefined);
  /** In which of the room's joins a phrase had no way out: with the next one there is. */
  const [unsaidIn, setUnsaidIn] = useState<number>();
  const muted = useMuted(me);
  const list = useRef<HTMLOListElement>(null);
  const messages = heard(room.chat, muted);
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is to be seen, and the last one where the list gets smaller
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const toTheEnd = () => element.scrollTo(0, element.scrollHeight);
    toTheEnd();
    const resized = new ResizeObserver(toTheEnd);
    resized.observe(element);
    return () => resized.disconnect();
  }, [last]);
  useEffect(() => void markRead(room.table.id, room.chat), [room.table.id, room.chat]);
  // what was written is given back with its reason; this was something else
  const refused = room.refused?.line === undefined ? room.refused : null;
  const speaks =
    me !== undefined &&
    (room.table.host.id === me ||
      room.table.seats.some(({ person, invited }) => [person?.id, invited?.id].includes(me)));

  const send = (event: FormEvent) => {
    event.preventDefault();
    setUnsaidIn(undefined);
    draft.send(room, onSay);
  };
  return (
    <div className="chat">
      {room.chat.length === 0 ? <p className="hint">{t('online.chat.none')}</p> : null}
      <ol ref={list} className="chat-messages" aria-label={t('online.chat')} aria-live="polite">
        {messages.map((message) => (
          <li key={message.id}>
            <strong>{message.person.name}</strong>
            <GuestMark of={message.person} /> <span>{messageText(message, t)}</span>
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
                onClick={() => setUnsaidIn(draft.phrase(phrase, room, onSay) ? undefined : room.joins)}
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
              readOnly={sending !== undefined}
              data-late={isLate || undefined}
              onChange={(event) => draft.write(event.target.value)}
            />
            {isLate ? (
              <button
                type="button"
                className="icon-button"
                aria-label={t('online.chat.keep')}
                onClick={() => draft.keep()}
              >
                <X aria-hidden="true" />
              </button>
            ) : (
              <button type="submit" className="icon-button" aria-label={t('online.chat.send')}>
                <Send aria-hidden="true" />
              </button>
            )}
          </form>
          <span className="chat-state hint" role="status">
            {isLate ? t('online.chat.sending') : null}
          </span>
        </>
      ) : (
        <p className="hint">{t('online.chat.readOnly')}</p>
      )}
      <OnlineProblem problem={unsaidIn === room.joins ? NOT_CONNECTED : (notSaid ?? problem ?? refused)} />
      {me === undefined ? null : (
        <Complaints
          table={room.table.id}
          people={othersIn(room, me, muted)}
          muted={muted}
          onMute={(person, yes) => void run(() => mute(person, yes))}
        />
      )}
    </div>
  );
}

/** Whoever sits here or wrote, each once, and those here whom I don't hear; not me. */
function othersIn({ chat, present, table }: Room, me: string, muted: readonly string[]): readonly PersonRef[] {
  const sitting = table.seats.flatMap(({ person }) => person ?? []);
  const silent = present.filter(({ id }) => muted.includes(id));
  const people = new Map(
    [...sitting, ...chat.map(({ person }) => person), ...silent].map((person) => [person.id, person]),
  );
  return [...people.values()].filter(({ id }) => id !== '' && id !== me);
}

interface ComplaintsProps {
  readonly table: string;
  readonly people: readonly PersonRef[];
  readonly muted: readonly string[];
  readonly onMute: (person: string, yes: boolean) => void;
}

/** When somebody is not nice. */
function Complaints({ table, people, muted, onMute }: ComplaintsProps) {
  const t = useText();
  const id = useId();
  const { run, problem } = useTask();
  const [message, setMessage] = useState('');
  const [state, setState] = useState<'empty' | 'sent'>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // what came of it is to be read, below whatever else there is
  useEffect(() => {
    if (state) form.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  if (people.length === 0) return null;
  const report = async (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === '') {
      setState('empty');
      field.current?.focus();
      return;
    }
    setState(undefined);
    const done = await run(() => ask('report', { params: { id: table }, body: { message } }));
    if (!done) return;
    setState('sent');
    setMessage('');
  };
  return (
    <details className="chat-more" onToggle={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}>
      <summary>{t('online.chat.trouble')}</summary>
      <div className="actions">
        {people.map(({ id: person, name }) => {
          const silent = muted.includes(person);
          return (
            <button key={person} type="button" className="button" onClick={() => onMute(person, !silent)}>
              {t(silent ? 'online.chat.unmute' : 'online.chat.mute', { name })}
            </button>
          );
        })}
      </div>
      <form ref={form} className="chat-report" onSubmit={(event) => void report(event)}>
        <label htmlFor={id} className="field-label">
          {t('online.chat.report')}
        </label>
        <textarea
          id={id}
          ref={field}
          className="text-field"
          rows={2}
          maxLength={1000}
          value={message}
          aria-invalid={state === 'empty' || undefined}
          aria-describedby={state === 'empty' ? `${id}-missing` : undefined}
          onChange={(event) => {
            setMessage(event.target.value);
            setState(undefined);
          }}
        />
        {state === 'empty' ? (
          <p id={`${id}-missing`} className="problem" role="alert">
            {t('online.chat.report.empty')}
          </p>
        ) : null}
        <button type="submit" className="button">
          {t('online.chat.report.send')}
        </button>
        {state === 'sent' ? <p role="status">{t('online.chat.reported')}</p> : null}
        <OnlineProblem problem={problem} />
      </form>
    </details>
  );
}
