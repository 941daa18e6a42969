import { PAGES } from '@tessera/protocol/lists';
import '../online.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { reserveHeight } from '../../home/reserved.ts';
import { useText } from '../../i18n/index.tsx';
import { lookAgain, useInvitations, useTurns } from '../server/turn-count.ts';
import { useTables } from '../server/use-tables.ts';
import { atHome, invitationsAtHome } from './at-home.ts';
import { Decline } from './Decline.tsx';
import { TableList } from './TableList.tsx';

/** On the home page: where I am invited, where it is my turn, then a few more that I play at. */
export default function TablesAtHome({ waiting }: { readonly waiting: ReactNode }) {
  const t = useText();
  const [, go] = useLocation();
  const turns = useTurns();
  const { tables, problem, again } = useTables(turns && 'mine=1&status=playing');
  const asked = useRef(false);
  useEffect(() => {
    // the first answer asks by itself, each later one asks anew
    if (turns && asked.current) again();
    asked.current = turns !== undefined;
  }, [turns, again]);

  const known = turns !== undefined && (tables !== undefined || problem !== undefined);
  const { shown, more } = atHome(turns ?? [], tables ?? []);
  const invitations = invitationsAtHome(useInvitations());
  const count = shown.length + invitations.shown.length;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (known) reserveHeight(count > 0 ? (place.current?.getBoundingClientRect().height ?? 0) : 0);
  }, [known, count]);
  if (!known) return waiting;
  if (count === 0) return null;
  const toLobby = () => go(PAGES.lobby);
  return (
    <div ref={place} className="tables-at-home">
      <TableList
        id="my-invitations"
        title={t('online.invited')}
        tables={invitations.shown}
        invited
        more={invitations.more ? toLobby : undefined}
        beside={(table) => <Decline table={table} onDone={lookAgain} />}
      />
      <TableList
        id="my-online-tables"
        title={t('online.atHome')}
        tables={shown}
        own
        more={more ? toLobby : undefined}
      />
    </div>
  );
}
