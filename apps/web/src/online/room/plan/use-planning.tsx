import type { Game } from '@tessera/kernel';
import type { TableState } from '@tessera/table';
import type { GameUi } from '@tessera/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTask } from '../../../controls/use-task.ts';
import { gameEntry } from '../../../games.ts';
import type { OnlineTableConnection } from '../../../host/online.ts';
import { useText } from '../../../i18n/index.tsx';
import { RoomNote } from '../RoomNote.tsx';
import { withLine } from './lines.ts';
import { PlanButton } from './PlanButton.tsx';
import { Planning } from './Planning.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { usePlan } from './use-plan.ts';

interface PlanningNow {
  /** For the bar above the table. */
  readonly button: ReactNode;
  readonly note: ReactNode;
  /** Instead of the table, while a turn is planned on it. */
  readonly board: ReactNode;
  readonly panel: ReactNode;
}

const NOTHING: PlanningNow = { button: null, note: null, board: null, panel: null };

/** All that there is to planning ahead at a table: nothing for those who look on, or share a device. */
export function usePlanning(connection: OnlineTableConnection, state: TableState, ui: GameUi): PlanningNow {
  const t = useText();
  const [opened, setOpened] = useState<'panel' | 'board' | null>(null);
  const [read, setRead] = useState(-1);
  const game = useGame(ui.id);
  const { plan, stuck, available, save } = usePlan(connection, state);
  const { run, problem, forget } = useTask();
  if (!game || !available) return NOTHING;
  const mine = state.yours.includes(state.seat);
  const open = (what: typeof opened) => {
    forget();
    setOpened(what);
  };
  const keep = async (line: Parameters<typeof withLine>[1]) => {
    const saved = await run(() => save(withLine(plan, line, game.rules.hurts !== undefined)));
    if (saved) setOpened('panel');
  };
  const note =
    stuck && read !== state.at ? (
      <RoomNote onClose={() => setRead(state.at)}>
        <p role="status">{t('online.plan.stuck')}</p>
      </RoomNote>
    ) : null;
  return {
    button:
      mine || opened === 'board' ? null : <PlanButton lines={plan?.lines.length ?? 0} onOpen={() => open('panel')} />,
    note,
    board:
      opened === 'board' && !mine ? (
        <Planning
          {...{ game, ui, state, problem }}
          onKeep={(line) => void keep(line)}
          onStop={() => open(plan ? 'panel' : null)}
        />
      ) : null,
    panel: (
      <PlanPanel
        {...{ game, ui, state, plan, problem }}
        isOpen={opened === 'panel' && !mine}
        onOpenChange={(isOpen) => open(isOpen ? 'panel' : null)}
        onSave={(changed) => void run(() => save(changed))}
        onAdd={() => open('board')}
      />
    ),
  };
}

/** The rules, which the connection has loaded already. */
function useGame(id: string): Game | undefined {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    let left = false;
    void gameEntry(id)
      ?.load()
      .then((loaded) => {
        if (!left) setGame(loaded);
      });
    return () => {
      left = true;
    };
  }, [id]);
  return game;
}
