import type { Outcome } from '@tessera/kernel';
import { fail } from '@tessera/kernel';
import type { Plan, TableState } from '@tessera/table';
import { useCallback, useEffect, useState } from 'react';
import type { OnlineTableConnection } from '../../../host/online.ts';

export interface PlanNow {
  readonly plan: Plan | null;
  /** It is one's turn, and nothing of the plan can be played. */
  readonly stuck: boolean;
  /** The server knows of plans, and this page plays for one seat. */
  readonly available: boolean;
  readonly save: (plan: Plan | null) => Promise<Outcome<unknown>>;
}

const NOTHING = { plan: null, stuck: false, available: false };
const OFFLINE = fail('unreachable', 'The server can’t be reached just now.');

/** What this page's seat has planned, as the server has it: asked for again whenever something happens that may end it. */
export function usePlan(connection: OnlineTableConnection, state: TableState): PlanNow {
  const [told, setTold] = useState<Omit<PlanNow, 'save'>>(NOTHING);
  const plays = state.yours.length === 1 && state.waiting !== 'over';
  const asked = told.plan ? state.at : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a plan, every change at the table may be the end of it
  useEffect(() => {
    if (!plays) return setTold(NOTHING);
    let left = false;
    void connection.request({ type: 'planned' }).then((answer) => {
      if (left || !answer.ok || answer.value.type !== 'planned') return;
      const { plan, stuck } = answer.value;
      setTold({ plan, stuck, available: true });
    });
    return () => {
      left = true;
    };
  }, [connection, plays, asked]);
  const save = useCallback(
    async (plan: Plan | null) => {
      // what is planned while there is no line might come to its turn unseen
      if (!connection.connected) return OFFLINE;
      const answer = await connection.request({ type: 'plan', plan });
      if (answer.ok) setTold({ plan, stuck: false, available: true });
      return answer;
    },
    [connection],
  );
  return { ...told, save };
}
