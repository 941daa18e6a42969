import '../../styles/home.css';
import { Plus, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../../games.ts';
import { useText } from '../../i18n/index.tsx';
import { NameForm } from '../NameForm.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { OnlineProblem } from '../Problems.tsx';
import type { Me } from '../server/me.ts';
import { listTables, type TableList as Tables } from '../server/tables.ts';
import { useAnswer } from '../server/use-answer.ts';
import { FilterBar } from './FilterBar.tsx';
import { ALL, type Filters, fits, hasPlace } from './filters.ts';
import { TableList } from './TableList.tsx';

const NO_TABLES: Tables = { tables: [], next: null };
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
  return (
    <div className="lobby-hello">
      <Link href="/account" className="button button-quiet">
        <UserRound aria-hidden="true" />
        {t(me.kept ? 'online.hello' : 'online.hello.guest', { name: me.name })}
      </Link>
    </div>
  );
}

function Lists({ me }: { readonly me: Me | null }) {
  const t = useText();
  const [filters, setFilters] = useState<Filters>(ALL);
  const game = filters.game ? `&game=${filters.game}` : '';
  const open = useAnswer(() => listTables(`status=gathering&open=1${game}`), `open${game}`);
  const mine = useAnswer(
    async () => (me ? listTables('mine=1') : { ok: true as const, value: NO_TABLES }),
    `mine ${me?.id ?? ''}`,
  );
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      open.again();
      mine.again();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [open.again, mine.again]);

  const own = mine.value?.tables ?? [];
  const running = own.filter((table) => table.status !== 'over' && !table.yourTurn);
  const places = (open.value?.tables ?? []).filter((table) => hasPlace(table) && fits(filters, table));
  return (
    <>
      <TableList id="my-turn" title={t('online.turn')} tables={own.filter((table) => table.yourTurn)} />
      <TableList id="my-tables" title={t('online.mine')} tables={running} />
      <section className="tables" aria-labelledby="new-table">
        <h2 id="new-table">{t('online.new')}</h2>
        <div className="actions">
          {GAMES.map((each) => (
            <Link key={each.id} href={`/online/new/${each.id}`} className="button" data-game={each.id}>
              <Plus aria-hidden="true" />
              {each.name}
            </Link>
          ))}
        </div>
      </section>
      <TableList
        id="open-tables"
        title={t('online.open')}
        tables={places}
        empty={
          open.value ? <p className="hint">{t('online.open.none')}</p> : <p className="hint">{t('shell.waiting')}</p>
        }
      >
        <FilterBar filters={filters} onChange={setFilters} />
        <OnlineProblem problem={open.problem ?? mine.problem} />
      </TableList>
      <TableList id="my-past" title={t('online.past')} tables={own.filter((table) => table.status === 'over')} />
      <nav className="actions" aria-label={t('online.leaders')}>
        {GAMES.map((each) => (
          <Link key={each.id} href={`/leaderboard/${each.id}`}>
            {t('online.leadersOf', { game: each.name })}
          </Link>
        ))}
      </nav>
    </>
  );
}
