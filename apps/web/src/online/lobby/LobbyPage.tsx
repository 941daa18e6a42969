import type { Me } from '@tessera/protocol';
import { PAGES, pagePath } from '@tessera/protocol/lists';
import '../../styles/home.css';
import { UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTask } from '../../controls/use-task.ts';
import { GAME_ENTRIES } from '../../games.ts';
import { useLanguage, useText } from '../../i18n/index.tsx';
import { dayWords, lastDay } from '../day.ts';
import { NameForm } from '../NameForm.tsx';
import { NewTableLinks } from '../NewTableLinks.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { changeMe } from '../server/me.ts';
import { invitationsIn } from '../server/tables.ts';
import { noteInvitations, noteTurns } from '../server/turn-count.ts';
import { useTables } from '../server/use-tables.ts';
import { Decline } from './Decline.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ALL, type Filters, fits, hasPlace, isSet, keepFilters, keptFilters } from './filters.ts';
import { TableList } from './TableList.tsx';

/** Others come and go: the lists are asked for anew while one looks at them. */
const EVERY_MS = 10_000;

export default function LobbyPage() {
  const t = useText();
  return (
    <OnlinePage title={t('online.title')} className="lobby">
      {({ me }) => (
        <>
          {me ? <Hello me={me} /> : <NameForm button={t('online.name.start')} />}
          <Lists key={me?.id ?? ''} me={me} />
        </>
      )}
    </OnlinePage>
  );
}

function Hello({ me }: { readonly me: Me }) {
  const t = useText();
  const [language] = useLanguage();
  const { run, problem } = useTask();
  return (
    <div className="lobby-hello">
      <Link href={PAGES.account} className="button button-quiet">
        <UserRound aria-hidden="true" />
        {t(me.kept ? 'online.hello' : 'online.hello.guest', { name: me.name })}
      </Link>
      {me.awayUntil === null ? null : (
        <div className="actions away-note" role="status">
          <p>{t('online.hello.away', { date: dayWords(lastDay(me.awayUntil), language) })}</p>
          <button type="button" className="button" onClick={() => void run(() => changeMe('endVacation', {}))}>
            {t('online.vacation.back')}
          </button>
        </div>
      )}
      <OnlineProblem problem={problem} />
    </div>
  );
}

function Lists({ me }: { readonly me: Me | null }) {
  const t = useText();
  const [filters, setFilters] = useState(keptFilters);
  const filterBy = (next: Filters) => {
    setFilters(next);
    keepFilters(next);
  };
  const of = (query: string) => (me ? query : undefined);
  const open = useTables(`status=gathering&open=1${filters.game ? `&game=${filters.game}` : ''}`);
  const turn = useTables(of('turn=1'));
  const playing = useTables(of('mine=1&status=playing'));
  const gathering = useTables(of('mine=1&status=gathering'));
  const past = useTables(of('mine=1&status=over'));
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      open.again();
      turn.again();
      playing.again();
      gathering.again();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [open.again, turn.again, playing.again, gathering.again]);

  useEffect(() => {
    if (turn.tables) noteTurns(turn.tables);
  }, [turn.tables]);

  useEffect(() => {
    if (gathering.tables && playing.tables) noteInvitations(gathering.tables, playing.tables);
  }, [gathering.tables, playing.tables]);

  const mine = [...(gathering.tables ?? []), ...(playing.tables ?? []).filter((table) => !table.yourTurn)];
  const invited = invitationsIn(mine, me?.id);
  const own = mine.filter((table) => !invited.includes(table));
  const declined = () => {
    gathering.again();
    playing.again();
  };
  const places = (open.tables ?? []).filter((table) => hasPlace(table) && fits(filters, table));
  return (
    <>
      <TableList id="my-turn" title={t('online.turn')} tables={turn.tables ?? []} more={turn.more} />
      <TableList
        id="my-invitations"
        title={t('online.invited')}
        tables={invited}
        invited
        beside={(table) => <Decline table={table} onDone={declined} />}
      />
      <TableList id="my-tables" title={t('online.mine')} tables={own} own more={playing.more ?? gathering.more} />
      <section className="tables" aria-labelledby="new-table">
        <h2 id="new-table">{t('online.new')}</h2>
        <div className="actions">
          <NewTableLinks />
        </div>
      </section>
      <TableList
        id="open-tables"
        title={t('online.open')}
        tables={places}
        more={open.more}
        empty={
          open.tables && isSet(filters) ? (
            <NoneSuch onReset={() => filterBy(ALL)} />
          ) : (
            <p className="hint">{t(open.tables ? 'online.open.none' : 'shell.waiting')}</p>
          )
        }
      >
        <FilterBar filters={filters} onChange={filterBy} />
        <OnlineProblem problem={open.problem ?? playing.problem ?? gathering.problem} />
      </TableList>
      <TableList id="my-past" title={t('online.past')} tables={past.tables ?? []} own more={past.more} />
      <nav className="actions lobby-leaders" aria-label={t('online.leaders')}>
        {GAME_ENTRIES.map((each) => (
          <Link key={each.id} href={pagePath('leaderboard', { game: each.id })}>
            {t('online.leadersOf', { game: each.name })}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** Others may be waiting: only the filters say that there is none. */
function NoneSuch({ onReset }: { readonly onReset: () => void }) {
  const t = useText();
  const reset = () => {
    onReset();
    // the button goes with the filters
    document.querySelector<HTMLElement>('.filters select')?.focus();
  };
  return (
    <div className="actions none-such">
      <p className="hint">{t('online.open.noneSuch')}</p>
      <button type="button" className="button" onClick={reset}>
        {t('online.filter.reset')}
      </button>
    </div>
  );
}
