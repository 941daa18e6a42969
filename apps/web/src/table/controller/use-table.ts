import type { Step } from '@tessera/table';
import type { Decision, GameUi, Player } from '@tessera/ui';
import { useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { TableConnection } from '../../host/index.ts';
import { useText } from '../../i18n/index.tsx';
import { useSettings } from '../../settings/index.ts';
import { usePlayers } from '../players/players.ts';
import { TableContext } from '../table-context.ts';
import { beforeDone, endOf } from './before-done.ts';
import { paceOf, tumbleMs } from './pace.ts';
import { type Shown, TableController } from './table-controller.ts';

export interface TableNow {
  readonly controller: TableController;
  readonly shown: Shown;
  readonly players: readonly Player[];
  /** What is on the board: now, or at the moment looked back at. */
  readonly view: unknown;
  /** The steps that led there. */
  readonly steps: readonly Step[];
  /** All that may be told by now: not what dice will show that still tumble. */
  readonly told: readonly Step[];
  readonly decision: Decision<unknown, unknown>;
  /** Nothing is on its way in either direction, the present is looked at, and the table is not paused: people may act. */
  readonly ready: boolean;
  /** Somebody at this device is waited for. */
  readonly mine: boolean;
  readonly pick: (picking: unknown) => void;
}

/** Who follows the steps of a table by ear. */
export interface Hearer {
  /** A step comes into sight. */
  readonly onStep: (step: Step) => void;
  /** Its dice lie, if it has any: now it may be told. */
  readonly onTold: (step: Step) => void;
}

/** The live table as the page needs it at this moment. */
export function useTable(connection: TableConnection, ui: GameUi, hearer: Hearer): TableNow {
  const text = useText();
  const [settings] = useSettings();
  const { game, seats } = useMemo(() => connection.state.table, [connection]);
  const players = usePlayers(game, seats, useContext(TableContext).you);
  // the pace asks only who is who, so that another language doesn't open the table anew
  const seated = useRef(players);
  const hear = useRef(hearer);
  const speed = useRef(settings.speed);
  useEffect(() => {
    hear.current = hearer;
    speed.current = settings.speed;
  });

  const controller = useMemo(
    () =>
      new TableController(connection, {
        pace: (step) => paceOf(ui, seated.current, connection.state.yours, speed.current, step),
        tumble: (step) => tumbleMs(ui, speed.current, step),
        onStep: (step) => hear.current.onStep(beforeDone(ui, connection.state, step)),
        onTold: (step) => hear.current.onTold(beforeDone(ui, connection.state, step)),
      }),
    [connection, ui],
  );
  useEffect(() => {
    controller.open();
    return () => controller.close();
  }, [controller]);
  useEffect(() => {
    void controller.settings(settings.confirmTurn, settings.autoRoll);
  }, [controller, settings.confirmTurn, settings.autoRoll]);

  const all = useSyncExternalStore(controller.subscribe, controller.snapshot);
  const shown = useMemo(() => {
    const newest = all.steps.at(-1);
    const told = newest && beforeDone(ui, all.state, newest);
    return told === newest || !told ? all : { ...all, steps: [...all.steps.slice(0, -1), told] };
  }, [all, ui]);
  const { state, looking } = shown;
  /** The step of which was not told whether it ends the game. */
  const untold = useRef<number>(undefined);
  useEffect(() => {
    const newest = all.steps.at(-1);
    const end = newest && endOf(ui, newest);
    if (end && end.index === untold.current && all.state.waiting === 'over' && end.events.length > 0) {
      hear.current.onStep(end);
      hear.current.onTold(end);
    }
    untold.current = all.state.waiting === 'confirm' ? newest?.index : undefined;
  }, [all, ui]);
  const ready = !shown.busy && !shown.pending && looking === null && shown.covered === null && state.paused !== true;
  const past = looking === null ? undefined : shown.steps[looking];
  const steps = useMemo(
    () => (looking === null ? shown.steps : shown.steps.slice(0, looking + 1)),
    [shown.steps, looking],
  );
  const told = useMemo(() => (shown.tumbling ? shown.steps.slice(0, -1) : shown.steps), [shown.steps, shown.tumbling]);
  const legal = useMemo(() => (ready ? state.legal : []), [ready, state]);

  // what was picked belongs to one decision and goes with it
  const [picked, setPicked] = useState<{ for: unknown; picking: unknown }>();
  const picking = useMemo(() => (picked?.for === legal ? picked.picking : ui.startPicking(legal)), [picked, legal, ui]);
  const view = past ? past.view : shown.view;
  return {
    controller,
    shown,
    players,
    view,
    steps,
    told,
    ready,
    mine: state.yours.includes(state.seat),
    decision: { view, players, text, waiting: state.waiting, seat: state.seat, legal, picking, lastStep: steps.at(-1) },
    pick: (next) => setPicked({ for: legal, picking: next }),
  };
}
