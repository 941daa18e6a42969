import { pagePath } from '@tessera/protocol/lists';
import { PlayerTag } from '@tessera/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Mark } from '../../controls/Mark.tsx';
import { gameEntry } from '../../games.ts';
import { ago } from '../../home/ago.ts';
import { type Text, useLanguage, useText } from '../../i18n/index.tsx';
import { AwayMark } from '../AwayMark.tsx';
import { clockWords } from '../clock-words.ts';
import { GuestAt } from '../GuestMark.tsx';
import { seatLabel, seatName, seatTag } from '../seat-name.ts';
import type { TableInfo } from '../server/tables.ts';
import { CardState } from './CardState.tsx';
import { hasPlace } from './filters.ts';

interface OnlineTableCardProps {
  readonly table: TableInfo;
  /** A seat is kept for whoever looks at it. */
  readonly invited?: boolean;
  /** Whoever looks at it plays there, or did until they left. */
  readonly own?: boolean;
  /** Besides the way to the table. */
  readonly children?: ReactNode;
}

export function OnlineTableCard({ table, invited = false, own = false, children }: OnlineTableCardProps) {
  const t = useText();
  const [language] = useLanguage();
  const name = gameEntry(table.game)?.name ?? table.game;
  const joins = invited || hasPlace(table);
  const names = table.seats.map((seat) => seatLabel(seat, table, t)).join(', ');
  return (
    <article className="table-card" data-game={table.game} aria-label={`${name}: ${names}`}>
      <header>
        <h3>{name}</h3>
      </header>
      <ol className="standing">
        {table.seats.map((seat) => (
          <li key={seat.seat} data-turn={table.waitingFor === seat.seat}>
            <Mark colour={seat.colour} />
            <span className={seat.kind === 'open' ? 'standing-name hint' : 'standing-name'}>
              {seatName(seat, table.seats, t)}
              <PlayerTag player={seatTag(seat, table, t)} />
              <GuestAt seat={seat} />
            </span>
            {seat.awayUntil === undefined ? null : <AwayMark until={seat.awayUntil} />}
            {seat.points === undefined && seat.rating ? <span className="hint">{seat.rating.value}</span> : null}
            {seat.points === undefined ? null : (
              <span className="standing-points" data-best={seat.place === 1}>
                {seat.points}
                <span className="visually-hidden"> {t('shell.tables.points', { count: seat.points })}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="hint table-state">
        {[
          clockWords(table.clock, t),
          t(table.rated ? 'online.rated' : 'online.unrated'),
          ...(table.hints ? [t('online.hints')] : []),
        ].join(' · ')}
        <br />
        <CardState table={table} />
        <br />
        {t(`online.when.${table.status}`, { when: ago(table.updatedAt, Date.now(), language) })}
      </p>
      <div className="table-actions">
        <Link
          href={pagePath('onlineTable', { id: table.id })}
          className={table.yourTurn || joins ? 'button button-primary' : 'button'}
        >
          {verbOf(table, { joins, own }, t)}
        </Link>
        {children}
      </div>
    </article>
  );
}

function verbOf(table: TableInfo, { joins, own }: { joins: boolean; own: boolean }, t: Text): string {
  if (joins) return t('online.go.join');
  if (table.yourSeats.length === 0 && !own) return t('online.go.watch');
  return t(table.status === 'over' ? 'online.go.look' : table.yourTurn ? 'online.go.play' : 'online.go.table');
}
