import { PAGES, pagePath } from '@tessera/protocol/lists';
import '../../../table/table.css';
import { type Problem, type Seat, seatOf } from '@tessera/kernel';
import type { TableState } from '@tessera/table';
import type { GameUi } from '@tessera/ui';
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { OnlineTableConnection } from '../../../host/online.ts';
import { useText } from '../../../i18n/index.tsx';
import { wantWords } from '../../../i18n/words.ts';
import { loadGameUi } from '../../../table/game-uis.ts';
import { TableView } from '../../../table/TableView.tsx';
import { TableContext, type TableSurroundings } from '../../../table/table-context.ts';
import { layoutNow } from '../../../table/use-layout.ts';
import { mySeat } from '../../seat-name.ts';
import { leaveTable, rematchOf, type TableInfo } from '../../server/tables.ts';
import { resigningOnline } from '../agreements/resigning.ts';
import { Connecting } from '../connection/Connecting.tsx';
import { openOnline } from '../connection/open-online.ts';
import { openPlaying } from '../connection/open-playing.ts';
import { Ending } from '../fair-dice/Ending.tsx';
import { noteDice, noteLink } from '../fair-dice/witness.ts';
import { usePlanning } from '../plan/use-planning.tsx';
import { playedHere } from '../room.ts';
import { RoomStore } from '../room-store.ts';
import { RoomBar } from './RoomBar.tsx';
import { useAbsence } from './use-absence.ts';

interface PlayingTableProps {
  readonly table: TableInfo;
  readonly me: string | undefined;
  readonly onGone: (problem: Problem) => void;
}

/** The game itself, in the same frame as on one's own device, with the room around it. */
export function PlayingTable({ table, me, onGone }: PlayingTableProps) {
  const { id, game } = table;
  const store = useMemo(() => new RoomStore(), []);
  const [opened, setOpened] = useState<{ connection: OnlineTableConnection; ui: GameUi }>();

  useEffect(() => {
    let left = false;
    const leaving = new AbortController();
    const open = async () => {
      await Promise.resolve();
      if (left) return;
      const outcome = await openPlaying(
        (signal) => openOnline({ table: id, game, onOther: store.hear, signal }),
        async () => (await Promise.all([loadGameUi(game), wantWords([game])]))[0],
        leaving,
      );
      if (outcome.ok) await outcome.value.ui.prepare?.(outcome.value.connection.state.view, layoutNow());
      if (left) return;
      // in short slices, as at a table of one's own
      if (outcome.ok) startTransition(() => setOpened(outcome.value));
      const problem = outcome.ok ? await outcome.value.connection.lost : outcome.error;
      if (!left) onGone(problem);
    };
    void open();
    return () => {
      left = true;
      leaving.abort();
    };
  }, [id, game, store, onGone]);

  const told = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => {
    if (told) noteDice(told, me);
  }, [told, me]);
  if (!opened || !told) return <Connecting />;
  return <Seated {...opened} room={told} me={me} />;
}

interface SeatedProps {
  readonly connection: OnlineTableConnection;
  readonly ui: GameUi;
  readonly room: NonNullable<ReturnType<RoomStore['snapshot']>>;
  readonly me: string | undefined;
}

function Seated({ connection, ui, room, me }: SeatedProps) {
  const t = useText();
  const [, go] = useLocation();
  const state = useSyncExternalStore(connection.subscribe, () => connection.state);
  useEffect(() => noteLink(state.id, state.link), [state.id, state.link]);
  const yourTurn = t('online.state.yours');
  const [problem, setProblem] = useState<Problem>();
  const played = playedHere(room, me);
  const absence = useAbsence(room, state);
  const countsOtherwise = isCountedOtherwise(room.table, state);
  const you = mySeat(room.table);
  const resigning = useMemo(() => {
    const leave = async () => {
      const left = await leaveTable(room.table.id);
      // who has ended the game with it sees its end
      if (left.ok && left.value.status !== 'over') go(PAGES.lobby);
      return left;
    };
    return resigningOnline(room.table, me, leave, t);
  }, [room.table, me, go, t]);
  const context = useMemo(
    (): TableSurroundings => ({
      home: PAGES.lobby,
      you,
      replayOf: (id) => pagePath('onlineReplay', { id }),
      ...(played
        ? {
            again: async (id: string) => {
              const next = await rematchOf(id);
              if (next.ok) return { ok: true as const, value: pagePath('onlineTable', { id: next.value.id }) };
              setProblem(next.error);
              return next;
            },
          }
        : {}),
      title: (plain, mine) => (mine ? `● ${yourTurn} · ${plain}` : plain),
      ...(absence === undefined ? {} : { absence }),
      resigning,
      ending: <Ending state={state} table={room.table} countsOtherwise={countsOtherwise} problem={problem} />,
    }),
    [state, yourTurn, problem, played, absence, countsOtherwise, you, resigning, room.table],
  );
  const planning = usePlanning(connection, state, ui);
  // who takes a seat over has another name
  const seats = state.table.seats.map(({ kind, name }) => `${kind} ${name}`).join();
  return (
    <div className="online-table" data-game={ui.id} data-planning={planning.board ? true : undefined}>
      <RoomBar
        connection={connection}
        room={room}
        me={me}
        ownTable={ui.ownTable === true}
        tools={planning.button}
        note={planning.note}
      />
      {planning.board ?? (
        <TableContext value={context}>
          <TableView key={seats} connection={connection} ui={ui} />
        </TableContext>
      )}
      {planning.panel}
    </div>
  );
}

/** A bot has done better than last for somebody who left a rated game. */
function isCountedOtherwise({ rated, seats }: TableInfo, { result }: TableState): boolean {
  const rankAt = (seat: Seat) => result.standings.find((standing) => standing.seat === seat)?.rank ?? 0;
  return rated && seats.some(({ left, seat }) => left !== undefined && rankAt(seatOf(seat)) < seats.length);
}
