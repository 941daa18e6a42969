import type { Game, Problem } from '@tessera/kernel';
import { PAGES, pagePath } from '@tessera/protocol/lists';
import type { PlanStep, TableState } from '@tessera/table';
import type { GameUi } from '@tessera/ui';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { usePlayers } from '../../../table/players/players.ts';
import { TableView } from '../../../table/TableView.tsx';
import { TableContext, type TableSurroundings } from '../../../table/table-context.ts';
import { ImaginedTable } from './imagined-table.ts';
import { PlanBar } from './PlanBar.tsx';
import { pageRng } from './page-rng.ts';

interface PlanningProps {
  readonly game: Game;
  readonly ui: GameUi;
  /** The real table. */
  readonly state: TableState;
  readonly problem: Problem | undefined;
  readonly onKeep: (line: readonly PlanStep[]) => void;
  readonly onStop: () => void;
}

/** One's next turn, played on the same board as the real one, from how things stand now. */
export function Planning({ game, ui, state, problem, onKeep, onStop }: PlanningProps) {
  const t = useText();
  const [table, setTable] = useState(() => ImaginedTable.of(game, state, pageRng));
  const [you] = state.yours;
  const players = usePlayers(state.table.game, state.table.seats, you);
  const end = t('online.plan.end');
  const context = useMemo(
    (): TableSurroundings => ({
      home: PAGES.lobby,
      you,
      replayOf: (id) => pagePath('onlineReplay', { id }),
      title: (plain) => plain,
      absence: end,
    }),
    [end, you],
  );
  const stale = table !== undefined && state.moves !== table.since;
  const again = () => setTable((before) => ImaginedTable.of(game, state, pageRng) ?? before);
  // nothing is lost where nothing has been played yet
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change at the real table
  useEffect(() => {
    if (stale && table.played.length === 0) again();
  }, [state]);
  if (!table) return null;
  return (
    <>
      <PlanBar
        ui={ui}
        table={table}
        players={players}
        stale={stale}
        problem={problem}
        onKeep={(exact) => onKeep(table.line(exact))}
        onAgain={again}
        onStop={onStop}
      />
      <TableContext value={context}>
        <TableView key={table.since} connection={table} ui={ui} />
      </TableContext>
    </>
  );
}
