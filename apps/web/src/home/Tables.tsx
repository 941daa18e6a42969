import type { TableSave } from '@tessera/table';
import { type ReactNode, useEffect, useState } from 'react';
import { ProblemNote } from '../controls/ProblemNote.tsx';
import { useTask } from '../controls/use-task.ts';
import type { TableSummary } from '../host/index.ts';
import { useText } from '../i18n/index.tsx';
import { TableCard } from './TableCard.tsx';
import { YourName } from './YourName.tsx';

const host = () => import('../host/index.ts');

/**
 * One's tables, the latest first: those that wait to be gone on with before the games, the finished ones after them.
 * A deleted one leaves a line behind that brings it back.
 */
export function Tables({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const { run, problem } = useTask();
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  const [deleted, setDeleted] = useState<ReadonlyMap<string, TableSave>>(new Map());

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page is opened.
  useEffect(() => {
    let here = true;
    void run(async () => ({ ok: true, value: await (await host()).listTables() })).then((found) => {
      if (here && found) setTables(found);
    });
    return () => {
      here = false;
    };
  }, []);

  const remove = (id: string) =>
    run(async () => {
      const save = await (await host()).deleteTable(id);
      if (save) setDeleted((before) => new Map(before).set(id, save));
      else setTables((before) => before.filter((table) => table.id !== id));
      return { ok: true, value: undefined };
    });

  const restore = (save: TableSave) =>
    run(async () => {
      const restored = await (await host()).restoreTable(save);
      if (restored.ok) setDeleted((before) => new Map([...before].filter(([id]) => id !== save.id)));
      return restored;
    });

  const cards = (some: readonly TableSummary[]) => (
    <ul className="table-cards">
      {some.map((table) => {
        const save = deleted.get(table.id);
        return (
          <li key={table.id}>
            {save ? (
              <div className="table-gone">
                <p role="status">{t('shell.tables.deleted')}</p>
                {/* biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone; this is what undoes it. */}
                <button type="button" className="button" autoFocus onClick={() => restore(save)}>
                  {t('shell.tables.undo')}
                </button>
              </div>
            ) : (
              <TableCard table={table} onDelete={() => remove(table.id)} />
            )}
          </li>
        );
      })}
    </ul>
  );
  const open = tables.filter((table) => !table.over);
  const finished = tables.filter((table) => table.over);
  return (
    <>
      {open.length > 0 || problem ? (
        <section className="tables" aria-labelledby="your-tables">
          <h2 id="your-tables">{t('shell.tables.title')}</h2>
          {problem ? <ProblemNote title={t('shell.problem.tables')} problem={problem} /> : null}
          {open.length > 0 ? <YourName /> : null}
          {cards(open)}
        </section>
      ) : null}
      {children}
      {finished.length > 0 ? (
        <section className="tables" aria-labelledby="finished-tables">
          <h2 id="finished-tables">{t('shell.tables.finished')}</h2>
          {cards(finished)}
        </section>
      ) : null}
    </>
  );
}
