import type { Problem, SeatNumber } from '@tessera/kernel';
import { PAGES } from '@tessera/protocol/lists';

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useTask } from '../../../controls/use-task.ts';
import { gameEntry } from '../../../games.ts';
import { useText } from '../../../i18n/index.tsx';
import { NameForm } from '../../NameForm.tsx';
import type { Here } from '../../OnlinePage.tsx';
import { OnlinePage } from '../../OnlinePage.tsx';
import { OnlineProblem } from '../../Problems.tsx';
import { personName } from '../../person-name.ts';
import { type AskedBy, ask } from '../../server/ask.ts';
import type { TableInfo } from '../../server/tables.ts';
import { isAlone } from '../agreements/alone.ts';
import { GiveUp } from '../agreements/GiveUp.tsx';
import { Chat } from '../chat/Chat.tsx';
import { useDraft } from '../chat/use-draft.ts';
import { listenToRoom } from '../connection/socket.ts';
import { noteDice, seedDue, seedFor, seedFrom } from '../fair-dice/witness.ts';
import { quietRoom } from '../room.ts';
import { RoomStore } from '../room-store.ts';
import type { ActAtSeat, Seating } from './act-at-seat.ts';
import { Invite } from './Invite.tsx';
import { TableFacts } from './TableFacts.tsx';
import { WaitingSeat } from './WaitingSeat.tsx';

interface WaitingRoomProps {
  readonly table: TableInfo;
  /** The game has begun. */
  readonly onBegun: () => void;
  readonly onGone: (problem: Problem) => void;
}

/** Until the game begins: who sits where, and how others find the way. */
export function WaitingRoom({ table, onBegun, onGone }: WaitingRoomProps) {
  const t = useText();
  const title = t('online.waiting.title', { game: gameEntry(table.game)?.name ?? table.game });
  return (
    <OnlinePage title={title} game={table.game} className="waiting-room">
      {(here) => <Gathering key={here.me?.id ?? ''} {...{ table, onBegun, onGone, here, title }} />}
    </OnlinePage>
  );
}

function Gathering({ table, onBegun, onGone, here, title }: WaitingRoomProps & { here: Here; title: string }) {
  const t = useText();
  const [, go] = useLocation();
  const { run, problem } = useTask();
  const [busy, setBusy] = useState(false);
  const store = useMemo(() => new RoomStore(), []);
  const line = useRef<ReturnType<typeof listenToRoom>>(undefined);
  const [connecting, setConnecting] = useState(false);
  /** From where our seed for the dice was offered last. */
  const offered = useRef<string>(undefined);
  const told = useSyncExternalStore(store.subscribe, store.snapshot);
  const room = told ?? quietRoom(table);
  const me = here.me?.id;
  const say = (message: object): boolean => line.current?.say(message) ?? false;
  const draft = useDraft(room, me, say);

  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    const own = listenToRoom(table.id, {
      hear: store.hear,
      up: (up) => setConnecting(!up),
      gone: (problem) => gone.current(problem),
    });
    line.current = own;
    return () => own.close();
  }, [table.id, store]);
  useEffect(() => {
    if (!told) return;
    const due = seedDue(told);
    if (due !== undefined && due !== offered.current && line.current?.say({ type: 'seed', seed: seedFor(table.id) }))
      offered.current = due;
    noteDice(told, me);
    if (told.table.status !== 'gathering') onBegun();
  }, [told, table.id, me, onBegun]);

  const act: ActAtSeat = async (what, body) => {
    if (busy) return;
    setBusy(true);
    const { seat } = (what === 'sit' ? body : {}) as { readonly seat?: SeatNumber };
    const brings = seat !== undefined && room.table.yourSeats.length === 0;
    const seed = brings ? { seed: seedFor(table.id) } : {};
    if (brings) offered.current = seedFrom(room.joins, [seat]);
    const done = await run(() =>
      ask<Seating>(what, { params: { id: table.id }, body: { ...body, ...seed } } as AskedBy<Seating>),
    );
    setBusy(false);
    if (!done) {
      offered.current = undefined;
      return;
    }
    if (what === 'leave') go(PAGES.lobby);
    else store.take(done);
  };
  const now = room.table;
  const full = now.seats.every(({ kind }) => kind !== 'open');
  const isHost = me !== undefined && now.host.id === me;
  const looking = room.present.filter(({ id }) => !now.seats.some(({ person }) => person?.id === id));
  // without anybody there the table goes with whoever has set it up
  const givesUp = isHost && isAlone(now, me) && looking.length === 0;
  return (
    <div className="waiting-parts">
      <section aria-labelledby="waiting-seats">
        <div className="waiting-head">
          <h2 id="waiting-seats">{t('online.waiting.seats')}</h2>
          <span className="line-state" role="status">
            {connecting ? t('online.room.connecting') : null}
          </span>
        </div>
        <TableFacts table={now} />
        {here.me ? null : <NameForm button={t('online.name.sit')} />}
        <ol className="waiting-seats">
          {now.seats.map((seat) => (
            <WaitingSeat key={seat.seat} seat={seat} room={room} me={me} act={act} />
          ))}
        </ol>
        {looking.length > 0 ? (
          <p className="hint">
            {t('online.waiting.looking', { names: looking.map((person) => personName(person, t)).join(', ') })}
          </p>
        ) : null}
        <p role="status">{t(full ? 'online.waiting.full' : 'online.waiting.open')}</p>
        <OnlineProblem problem={problem} />
        <div className="actions">
          {isHost && full ? (
            <button
              type="button"
              className="button button-primary"
              disabled={busy}
              onClick={() => void act('start', {})}
            >
              {t('online.waiting.start')}
            </button>
          ) : null}
          {now.yourSeats.length > 0 && givesUp ? (
            <GiveUp disabled={busy} onGiveUp={() => void act('leave', {})} />
          ) : null}
          {now.yourSeats.length > 0 && !givesUp ? (
            <button type="button" className="button" disabled={busy} onClick={() => void act('leave', {})}>
              {t('online.waiting.leave')}
            </button>
          ) : null}
        </div>
      </section>
      <div className="waiting-side">
        <Invite title={title} joins={now.seats.some(({ kind, invited }) => kind === 'open' && !invited)} />
        <section aria-labelledby="waiting-chat">
          <h2 id="waiting-chat">{t('online.chat')}</h2>
          <Chat room={room} me={me} draft={draft} onSay={say} />
        </section>
      </div>
    </div>
  );
}
