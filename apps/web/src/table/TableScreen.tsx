import './table.css';
import type { Problem } from '@tessera/kernel';
import type { GameUi } from '@tessera/ui';
import { startTransition, useEffect, useState } from 'react';
import { failed } from '../controls/failed.ts';
import { Waiting } from '../frame/Waiting.tsx';
import { openTable, type TableConnection } from '../host/index.ts';
import { wantWords } from '../i18n/words.ts';
import { opponentsOf } from '../levels/opponents.ts';
import { countGame } from '../levels/own-strength-store.ts';
import { loadGameUi } from './game-uis.ts';
import { TableProblem } from './TableProblem.tsx';
import { TableView } from './TableView.tsx';
import { layoutNow } from './use-layout.ts';

type Opened =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly connection: TableConnection; readonly ui: GameUi }
  | { readonly is: 'shut'; readonly problem: Problem };

/** A table by its number: opens it, brings the game's board, shows it, or says why not. */
export default function TableScreen({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>({ is: 'opening' });

  useEffect(() => {
    let left = false;
    let connection: TableConnection | undefined;
    const shut = (problem: Problem) => {
      if (!left) setOpened({ is: 'shut', problem });
    };
    const open = async () => {
      // a screen that is left at once, as in React's strict mode, must not take the table from the one that stays
      await Promise.resolve();
      if (left) return;
      const outcome = await openTable(id);
      if (!outcome.ok) return shut(outcome.error);
      connection = outcome.value;
      if (left) return connection.close();
      const ui = await loadGameUi(connection.state.table.game);
      if (!ui) return shut({ code: 'unknown-game', message: 'This table is of a game that is not here.' });
      await Promise.all([wantWords([ui.id]), ui.prepare?.(connection.state.view, layoutNow())]);
      if (left) return connection.close();
      const open: Opened = { is: 'open', connection, ui };
      // in short slices: a board is a thousand shapes, and a phone answers a tap in between
      startTransition(() => setOpened(open));
      shut(await connection.lost);
    };
    open().catch((error: unknown) => shut(failed(error)));
    return () => {
      left = true;
      connection?.close();
    };
  }, [id]);

  if (opened.is === 'opening') return <Waiting />;
  if (opened.is === 'shut') return <TableProblem problem={opened.problem} id={id} />;
  return <LocalTable id={id} connection={opened.connection} ui={opened.ui} />;
}

interface LocalTableProps {
  readonly id: string;
  readonly connection: TableConnection;
  readonly ui: GameUi;
}

/** What a game at this device comes to says how strong you are. */
function LocalTable({ id, connection, ui }: LocalTableProps) {
  useEffect(() => {
    const count = () => countGame(ui.id, id, opponentsOf(connection.state));
    count();
    return connection.subscribe(count);
  }, [id, connection, ui]);
  return <TableView connection={connection} ui={ui} />;
}
