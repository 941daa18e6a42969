import { seatNumber, seatOf } from '@tessera/kernel';
import { pagePath } from '@tessera/protocol/lists';
import { type Player, PlayerTag, taggedName } from '@tessera/ui';
import { Play, RotateCcw, Trash2 } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { Mark } from '../controls/Mark.tsx';
import { ProblemNote } from '../controls/ProblemNote.tsx';
import { useTask } from '../controls/use-task.ts';
import { optionValue } from '../game-words.ts';
import { gameEntry } from '../games.ts';
import type { TableSummary } from '../host/index.ts';
import { type Text, useLanguage, useText } from '../i18n/index.tsx';
import { usePlayers } from '../table/players/players.ts';
import { ago } from './ago.ts';
import { rematch } from './play.ts';

export function TableCard({ table, onDelete }: { readonly table: TableSummary; readonly onDelete: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const [, go] = useLocation();
  const { run, problem } = useTask();
  const best = Math.max(...table.points);
  const players = usePlayers(table.game, table.seats);
  const rival = rivalOf(table, t);
  const title = players.map(taggedName).join(', ');

  const again = async () => {
    const id = await run(() => rematch(table.id));
    if (id !== undefined) go(pagePath('table', { id }));
  };

  return (
    <article className="table-card" data-game={table.game} aria-label={title}>
      <header>
        <h3>{gameEntry(table.game)?.name ?? table.game}</h3>
        <span className="hint">{ago(table.updatedAt, Date.now(), language)}</span>
      </header>
      <ol className="standing">
        {players.map((player, index) => (
          <li key={player.colour} data-turn={!table.over && table.seat === seatNumber(index)}>
            <Mark colour={player.colour} />
            <span className="standing-name">
              {player.name}
              <PlayerTag player={player} />
            </span>
            <span className="standing-points" data-best={best > 0 && table.points[index] === best}>
              {table.points[index]}
              <span className="visually-hidden"> {t('shell.tables.points', { count: table.points[index] })}</span>
            </span>
          </li>
        ))}
      </ol>
      {rival ? <p className="hint">{rival}</p> : null}
      <p className="table-state">{stateOf(table, players, t)}</p>
      <div className="table-actions">
        {table.over ? (
          <>
            <button type="button" className="button button-primary" onClick={again}>
              <RotateCcw aria-hidden="true" />
              {t('shell.tables.rematch')}
            </button>
            <Link href={pagePath('table', { id: table.id })} className="button">
              {t('shell.tables.look')}
            </Link>
          </>
        ) : (
          <Link href={pagePath('table', { id: table.id })} className="button button-primary">
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

/** Who plays alone sits at a list of one: it says against whom. */
function rivalOf({ game, seats, options = {} }: TableSummary, t: Text): string | undefined {
  const rival = gameEntry(game)?.rival;
  if (!rival || seats.length > 1) return undefined;
  const chosen = options[rival.option] ?? rival.default;
  return t('shell.tables.rival', { name: optionValue(t, game, rival.option, chosen) });
}

function stateOf(table: TableSummary, players: readonly Player[], t: Text): string {
  if (table.ended) return t(table.ended === 'resigned' ? 'shell.tables.givenUp' : 'shell.tables.ended');
  if (table.over) return t('shell.tables.over');
  if (table.moves === 0 || table.seat === 0) return t('shell.tables.new');
  const player = players[seatOf(table.seat)];
  return player?.isYou ? t('shell.tables.yourTurn') : t('shell.tables.turnOf', { name: player?.name ?? '' });
}
