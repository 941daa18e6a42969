import { fail, type SeatNumber } from '@tessera/kernel';
import type { Asked, ROUTES } from '@tessera/protocol';
import { pagePath } from '@tessera/protocol/lists';
import { ArrowRight, ChevronDown, ChevronUp, Eye, MessageCircle } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Drawer } from '../../../controls/ShellDialog.tsx';
import { useTask } from '../../../controls/use-task.ts';
import type { OnlineTableConnection } from '../../../host/online.ts';
import { useText } from '../../../i18n/index.tsx';
import { OnlineProblem } from '../../Problems.tsx';
import { seatName } from '../../seat-name.ts';
import { ask } from '../../server/ask.ts';
import { useMuted } from '../../server/mutes.ts';
import { OfferNote } from '../agreements/OfferNote.tsx';
import { RematchNote } from '../agreements/RematchNote.tsx';
import { Replace } from '../agreements/Replace.tsx';
import { TurnedDown } from '../agreements/TurnedDown.tsx';
import { takeBackTo } from '../agreements/take-back.ts';
import { Chat } from '../chat/Chat.tsx';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { heard, readUpTo, unreadIn } from '../chat/chat-read.ts';
import { NewMessage } from '../chat/NewMessage.tsx';
import { useChatBeside } from '../chat/use-chat-beside.ts';
import { useDraft } from '../chat/use-draft.ts';
import { NewVersion } from '../connection/NewVersion.tsx';
import { useConnecting } from '../connection/use-connecting.ts';
import { RoomNote } from '../RoomNote.tsx';
import type { Room } from '../room.ts';
import { BotsInstead } from './BotsInstead.tsx';
import { type RoomChoice, RoomMenu } from './RoomMenu.tsx';
import { SeatClocks } from './SeatClocks.tsx';
import { useNextTables } from './use-next-table.ts';
import { useRoomHeight } from './use-room-height.ts';

interface RoomBarProps {
  readonly connection: OnlineTableConnection;
  readonly room: Room;
  readonly me: string | undefined;
  /** The game lays out a whole table of cards. */
  readonly ownTable: boolean;
  /** More to do, and more to read. */
  readonly tools?: ReactNode;
  readonly note?: ReactNode;
}

const OFFLINE = fail('unreachable', 'The server can’t be reached just now.');

/** Above the table: who is here, the clocks, what is said and what is asked. */
export function RoomBar({ connection, room, me, ownTable, tools, note }: RoomBarProps) {
  const t = useText();
  const { run, problem, forget } = useTask();
  const [opened, setOpened] = useState<'chat' | 'replace' | null>(null);
  const [keepsOld, setKeepsOld] = useState(false);
  // on a phone what is asked lies over the prompt: it can be put aside until something else is asked
  const [putAside, setPutAside] = useState('');
  const state = useSyncExternalStore(connection.subscribe, () => connection.state);
  const connecting = useConnecting(connection);
  const { id } = room.table;
  const over = state.waiting === 'over';
  const plays = state.yours.length > 0;
  const mine = !over && state.yours.includes(state.seat);
  const next = useNextTables(id, mine);
  const muted = useMuted(me);
  const lines = heard(room.chat, muted);
  const unread = opened === 'chat' ? 0 : unreadIn(lines, readUpTo(id), me);
  const beside = useChatBeside(ownTable);
  const bar = useRoomHeight();
  const draft = useDraft(room, me, connection.say);

  const offer = (body: Asked<(typeof ROUTES)['offer']>['body']) => run(() => ask('offer', { params: { id }, body }));
  const choose = async (choice: RoomChoice) => {
    if (choice === 'replace') setOpened(choice);
    else if (choice !== 'undo') await offer({ kind: choice });
    else
      await run(async () => {
        if (!connection.connected) return OFFLINE;
        const told = await connection.request({ type: 'steps', from: 0 });
        if (!told.ok) return told;
        const to = told.value.type === 'steps' ? takeBackTo(told.value.steps, connection.state.yours) : undefined;
        if (to === undefined) return fail('nothing-to-undo', 'There is no move of yours to take back.');
        return ask('offer', { params: { id }, body: { kind: 'undo', to } });
      });
  };
  const [nextTable] = next;
  const asked = room.offers.map((each) => each.id).join();
  const isAside = asked !== '' && asked === putAside;
  const nameAt = (seat: SeatNumber) => {
    const found = room.table.seats.find((each) => each.seat === seat);
    return found ? (found.left?.name ?? seatName(found, room.table.seats, t)) : '';
  };
  const held = room.table.seats.find(
    ({ kind, invited, left }) =>
      kind === 'bot' && me !== undefined && (invited?.id === me || (left?.id === me && !room.table.rated)),
  );
  const notes = (
    <>
      {room.offers.map((offer) => (
        <OfferNote
          key={offer.id}
          offer={offer}
          clock={room.table.clock}
          nameAt={nameAt}
          me={me}
          plays={plays}
          moves={state.moves}
          onAnswer={async (yes) =>
            (await run(() => ask('answer', { params: { id }, body: { offer: offer.id, yes } }))) !== undefined
          }
        />
      ))}
      {note}
      {connection.outdated && !keepsOld ? (
        <RoomNote onClose={() => setKeepsOld(true)}>
          <p role="status">{t('online.problem.wrong-version')}</p>
          <NewVersion />
        </RoomNote>
      ) : null}
      <TurnedDown room={room} me={me} />
      {over ? null : <BotsInstead room={room} me={me} />}
      {over && me !== undefined ? <RematchNote room={room} me={me} /> : null}
      {problem ? (
        <RoomNote onClose={forget}>
          <OnlineProblem problem={problem} />
        </RoomNote>
      ) : null}
    </>
  );
  return (
    <header
      ref={bar}
      className="room-bar"
      data-connecting={connecting || undefined}
      data-chat={(opened === 'chat' && beside) || undefined}
      data-aside={isAside || undefined}
    >
      <SeatClocks room={room} turn={state.seat} />
      <div className="room-tools">
        <span className="room-state" role="status">
          {connecting ? t('online.room.connecting') : plays || held ? '' : t('online.room.watching')}
        </span>
        {plays || held || connecting ? null : <Eye aria-hidden="true" size={18} />}
        {state.paused && plays && !over && room.offers.length === 0 ? (
          <button type="button" className="button room-next" onClick={() => void offer({ kind: 'resume' })}>
            {t('online.room.resume')}
          </button>
        ) : null}
        {held && !plays && !over ? (
          <button
            type="button"
            className="button button-primary room-next"
            onClick={() => void run(() => ask('sit', { params: { id }, body: { seat: held.seat } }))}
          >
            {t(held.invited?.id === me ? 'online.seat.takeOver' : 'online.seat.takeBack')}
          </button>
        ) : null}
        {nextTable ? (
          <Link href={pagePath('onlineTable', { id: nextTable.id })} className="button room-next room-next-table">
            <span className="room-next-words">{t('online.room.next', { count: next.length })}</span>
            <span className="room-next-count" aria-hidden="true">
              {next.length}
            </span>
            <ArrowRight aria-hidden="true" />
          </Link>
        ) : null}
        {tools}
        {asked === '' ? null : (
          <button
            type="button"
            className="icon-button room-aside"
            aria-label={t('online.room.request')}
            aria-expanded={!isAside}
            onClick={() => setPutAside(isAside ? '' : asked)}
          >
            {isAside ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
          </button>
        )}
        <button
          type="button"
          className="icon-button room-chat"
          aria-label={t('online.room.chat', { count: unread })}
          aria-expanded={opened === 'chat'}
          onClick={() => setOpened(opened === 'chat' ? null : 'chat')}
        >
          <MessageCircle aria-hidden="true" />
          {unread > 0 ? (
            <span className="room-unread" aria-hidden="true">
              {unread}
            </span>
          ) : null}
        </button>
        {plays && !over ? (
          <RoomMenu
            table={room.table}
            me={me}
            paused={state.paused ?? false}
            onChoose={(choice) => void choose(choice)}
          />
        ) : null}
      </div>
      {opened === 'chat' && !beside ? null : <div className="room-notes">{notes}</div>}
      {opened === 'chat' ? null : <NewMessage table={id} messages={lines} me={me} />}
      {opened === 'chat' && beside ? (
        <ChatPanel title={t('online.chat')} onClose={() => setOpened(null)}>
          <Chat room={room} me={me} draft={draft} onSay={connection.say} />
        </ChatPanel>
      ) : null}
      <Drawer
        title={t('online.chat')}
        isOpen={opened === 'chat' && !beside}
        onOpenChange={(open) => setOpened(open ? 'chat' : null)}
      >
        {/* what lies under the drawer is neither seen nor read out */}
        <div className="chat-notes" tabIndex={-1}>
          <p role="status">{mine ? t('online.state.yours') : null}</p>
          {notes}
        </div>
        <Chat room={room} me={me} draft={draft} onSay={connection.say} />
      </Drawer>
      <Replace
        room={room}
        isOpen={opened === 'replace'}
        onClose={() => setOpened(null)}
        onAsk={(seat, person) => {
          setOpened(null);
          void offer({ kind: 'replace', seat, person });
        }}
      />
    </header>
  );
}
