import type { Problem } from '@tessera/kernel';
import { useEffect, useRef, useState } from 'react';
import { failed } from '../../controls/failed.ts';
import { askHint, type HintTask, type ToldHint } from '../../host/hints.ts';
import type { TableConnection } from '../../host/index.ts';
import type { TableNow } from '../controller/use-table.ts';

export type Hinting =
  | { readonly is: 'thinking'; readonly done: number }
  | { readonly is: 'nudge' | 'moves'; readonly hint: ToldHint };

export interface HintNow {
  /** The table has hints: there is a button, whoever is to move. */
  readonly offered: boolean;
  /** It is for somebody at this device to decide. */
  readonly available: boolean;
  /** What is shown now; nothing where none was asked for, or it was put away. */
  readonly shown: Hinting | undefined;
  /** The first time a word, the second time the moves; after that the hint is put away, and shown again. */
  readonly tap: () => void;
  readonly close: () => void;
}

interface Asked {
  /** The decision it is for. */
  readonly decision: string;
  readonly hinting: Hinting;
  readonly open: boolean;
}

/** A hint for the decision at hand. It goes with the decision. */
export function useHint(connection: TableConnection, table: TableNow, refuse: (problem: Problem) => void): HintNow {
  const { state, looking } = table.shown;
  const decision = `${state.id} ${state.moves} ${state.seat} ${state.waiting}`;
  const [asked, setAsked] = useState<Asked>();
  const task = useRef<HintTask>(undefined);
  const offered = state.table.hints === true;
  const isDecision = offered && table.mine && state.waiting === 'move';
  const stop = () => {
    task.current?.stop();
    task.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision ends the thinking about this one
  useEffect(() => stop, [decision]);

  const show = (hinting: Hinting, open = true) => setAsked({ decision, hinting, open });
  const start = async () => {
    show({ is: 'thinking', done: 0 });
    const begun = askHint({ game: state.table.game, view: state.view }, (done) => show({ is: 'thinking', done }));
    task.current = begun;
    const giveUp = (problem: Problem) => {
      stop();
      setAsked(undefined);
      refuse(problem);
    };
    try {
      const answer = await connection.request({ type: 'hint', at: state.at });
      // one that was taken before, and is asked for again after a reload, is the same
      if (!answer.ok && answer.error.code !== 'hint-taken') return giveUp(answer.error);
      const found = await begun.answer;
      if (task.current !== begun) return;
      task.current = undefined;
      if (found.ok) show({ is: 'nudge', hint: found.value });
      else giveUp(found.error);
    } catch (error) {
      giveUp(failed(error));
    }
  };

  const current = asked?.decision === decision ? asked : undefined;
  const available = isDecision && table.ready;
  return {
    offered,
    available,
    shown: available && looking === null && current?.open ? current.hinting : undefined,
    tap: () => {
      if (!available) return;
      if (!current) void start();
      else if (!current.open) show(current.hinting);
      else if (current.hinting.is === 'nudge') show({ ...current.hinting, is: 'moves' });
      else if (current.hinting.is === 'moves') show(current.hinting, false);
    },
    close: () => {
      if (!current) return;
      if (current.hinting.is !== 'thinking') return show(current.hinting, false);
      stop();
      setAsked(undefined);
    },
  };
}
