import type { GameUi, Text } from '@tessera/ui';
import type { Shown } from '../controller/table-controller.ts';
import type { TableNow } from '../controller/use-table.ts';
import { headline } from './headline.ts';

/** The present is looked at, and everybody has agreed to pause it. */
export const isPaused = ({ state, busy, looking }: Pick<Shown, 'busy' | 'looking'> & { state: Paused }): boolean =>
  state.paused === true && !busy && looking === null;

interface Paused {
  readonly paused?: boolean;
}

type Told = Pick<TableNow, 'decision' | 'ready' | 'mine' | 'steps'> & {
  readonly shown: Parameters<typeof isPaused>[0] & Pick<Shown, 'tumbling'>;
};

/** What is going on, in one sentence. `absence`: that whoever is waited for is not there. */
export function sentenceOf(
  ui: Pick<GameUi, 'prompt' | 'describeStep'>,
  table: Told,
  text: Text,
  absence: string | undefined = undefined,
): string {
  const { decision, ready, mine, steps, shown } = table;
  if (isPaused(shown)) return text('table.paused');
  if (shown.tumbling && shown.looking === null) return text('table.rolling');
  // while the board catches up, the prompt tells what is being shown
  const lastStep = steps.at(-1);
  const narrated = !ready && lastStep ? headline(ui.describeStep(lastStep, decision)) : '';
  if (narrated) return narrated;
  if (absence !== undefined && !mine && decision.waiting !== 'over') return absence;
  return ui.prompt(mine ? decision : { ...decision, waiting: seenByOthers(decision.waiting) });
}

/** What somebody elsewhere is to do is said to them alone: to the others they think, as bots do. */
const seenByOthers = (waiting: TableNow['decision']['waiting']) => (waiting === 'over' ? waiting : 'bot');
