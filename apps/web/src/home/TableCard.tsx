import { Play, RotateCcw, Trash2 } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { Mark } from '../controls/Mark.tsx';
import { ProblemNote } from '../controls/ProblemNote.tsx';
import { useTask } from '../controls/use-task.ts';
import { gameEntry } from '../games.ts';
import type { TableSummary } from '../host/index.ts';
import { type Text, useLanguage, useText } from '../i18n/index.tsx';
import { ago } from './ago.ts';
import { rematch } from './play.ts';

export function TableCard({ table, onDelete }: { readonly table: TableSummary; readonly onDelete: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const { run, problem } = useTask();
  const best = Math.max(...table.points);
  const title = table.seats.map((seat) => seat.name).join(', ');

  const again = async () => {
    const id = await run(() => rematch(table.id));
    if (id !== undefined) go(`/table/${id}`);
  };

  return (
    <article className="table-card" data-game={table.game} aria-label={title}>
      <header>
        <h3>{gameEntry(table.game)?.name ?? table.game}</h3>
        <span className="hint">{ago(table.updatedAt, Date.now(), language)}</span>
      </header>
      <ol className="standing">
        {table.seats.map((seat, index) => (
          <li key={seat.colour} data-turn={!table.over && table.seat === index + 1}>
            <Mark colour={seat.colour} />
            <span className="standing-name">{seat.name}</span>
            <span className="standing-points" data-best={best > 0 && table.points[index] === best}>
              {table.points[index]}
              <span className="visually-hidden"> {t('shell.tables.points', { count: table.points[index] })}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="table-state">{stateOf(table, t)}</p>
      <div className="table-actions">
        {table.over ? (
          <>
            <button type="button" className="button button-primary" onClick={again}>
              <RotateCcw aria-hidden="true" />
              {t('shell.tables.rematch')}
            </button>
            <Link href={`/table/${table.id}`} className="button">
              {t('shell.tables.look')}
            </Link>
          </>
        ) : (
          <Link href={`/table/${table.id}`} className="button button-primary">
            <Play aria-hidden="true" fill="currentColor" />
            {t('shell.tables.continue')}
          </Link>
        )}
        <button
          type="button"
          className="icon-button"
          onClick={onDelete}
          aria-label={t('shell.tables.delete', { title })}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
      {problem ? <ProblemNote title={t('shell.problem.start')} problem={problem} /> : null}
    </article>
  );
}

function stateOf(table: TableSummary, t: Text): string {
  if (table.over) return t('shell.tables.over');
  if (table.moves === 0 || table.seat === 0) return t('shell.tables.new');
  return t('shell.tables.turnOf', { name: table.seats[table.seat - 1]?.name ?? '' });
}
