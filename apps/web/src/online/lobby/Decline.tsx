import { useTask } from '../../controls/use-task.ts';
import { useText } from '../../i18n/index.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { ask } from '../server/ask.ts';
import type { TableInfo } from '../server/tables.ts';

/** Whoever is invited would rather not come: the seat is free again. */
export function Decline({ table, onDone }: { readonly table: TableInfo; readonly onDone: () => void }) {
  const t = useText();
  const { run, problem } = useTask();
  const decline = async () => {
    if (await run(() => ask('decline', { params: { id: table.id }, body: {} }))) onDone();
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void decline()}>
        {t('online.invited.decline')}
      </button>
      <OnlineProblem problem={problem} />
    </>
  );
}
