import type { SeatNumber } from '@tessera/kernel';
import type { PersonRef } from '@tessera/protocol';
import { useState } from 'react';
import { useTask } from '../../controls/use-task.ts';
import { gameEntry } from '../../games.ts';
import { ago } from '../../home/ago.ts';
import { useLanguage, useText } from '../../i18n/index.tsx';
import { NewTableLinks } from '../NewTableLinks.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { ask } from '../server/ask.ts';
import type { TableInfo } from '../server/tables.ts';
import { useTables } from '../server/use-tables.ts';

/** From somebody's page to a seat at one of my tables. */
export function InvitePerson({ person, me }: { readonly person: PersonRef; readonly me: string }) {
  const t = useText();
  const [language] = useLanguage();
  const { run, problem } = useTask();
  const { tables, again } = useTables('mine=1&status=gathering');
  const [done, setDone] = useState(false);
  const offers = (tables ?? []).filter((table) => table.host.id === me && openSeat(table) && !knows(table, person.id));
  const invite = async (table: TableInfo) => {
    const seat = openSeat(table);
    if (seat === undefined) return;
    const asked = await run(() => ask('invite', { params: { id: table.id }, body: { seat, person: person.id } }));
    if (!asked) return;
    setDone(true);
    again();
  };
  if (!tables) return null;
  return (
    <section className="account-part" aria-labelledby="invite-person">
      <h2 id="invite-person">{t('online.person.invite', { name: person.name })}</h2>
      {done ? <p role="status">{t('online.person.invite.done', { name: person.name })}</p> : null}
      {offers.length === 0 && !done ? <p className="hint">{t('online.person.invite.none')}</p> : null}
      <div className="actions">
        {offers.map((table) => (
          <button key={table.id} type="button" className="button" onClick={() => void invite(table)}>
            {t('online.person.invite.to', {
              game: gameEntry(table.game)?.name ?? table.game,
              when: ago(table.updatedAt, Date.now(), language),
            })}
          </button>
        ))}
        {offers.length === 0 && !done ? <NewTableLinks /> : null}
      </div>
      <OnlineProblem problem={problem} />
    </section>
  );
}

const openSeat = ({ seats }: TableInfo): SeatNumber | undefined =>
  seats.find(({ kind, invited }) => kind === 'open' && !invited)?.seat;

const knows = ({ seats }: TableInfo, id: string): boolean =>
  seats.some(({ person, invited }) => person?.id === id || invited?.id === id);
