import type { Problem } from '@tessera/kernel';
import { PAGES } from '@tessera/protocol/lists';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { Waiting } from '../../frame/Waiting.tsx';
import { useText } from '../../i18n/index.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { useKnown } from '../server/me.ts';
import { tableInfo } from '../server/tables.ts';
import { useAnswer } from '../server/use-answer.ts';
import { NewVersion } from './connection/NewVersion.tsx';
import { PlayingTable } from './playing/PlayingTable.tsx';
import { WaitingRoom } from './waiting/WaitingRoom.tsx';

/** A table by its address: the waiting room until it begins, then the table. */
export default function OnlineTablePage({ id }: { readonly id: string }) {
  const t = useText();
  const known = useKnown();
  const { value: table, problem, again } = useAnswer(() => tableInfo(id), id);
  const [gone, setGone] = useState<Problem>();
  const [begun, setBegun] = useState(false);
  const onBegun = useCallback(() => setBegun(true), []);
  const wrong = gone ?? (table ? undefined : problem);
  const outdated = wrong?.code === 'wrong-version';
  if (known.is === 'away' || wrong)
    return (
      <OnlinePage title={t('online.table.problem')} className="message">
        {() => (
          <>
            <OnlineProblem problem={wrong} />
            <div className="actions">
              {outdated ? (
                <NewVersion />
              ) : (
                <button
                  type="button"
                  className="button"
                  onClick={() => {
                    setGone(undefined);
                    again();
                  }}
                >
                  {t('online.away.again')}
                </button>
              )}
              <Link href={PAGES.lobby} className={outdated ? 'button' : 'button button-primary'}>
                {t('online.table.lobby')}
              </Link>
            </div>
          </>
        )}
      </OnlinePage>
    );
  if (!table || known.is === 'asking') return <Waiting />;
  if (table.status === 'gathering' && !begun) return <WaitingRoom table={table} onBegun={onBegun} onGone={setGone} />;
  const me = known.me?.id;
  return <PlayingTable key={me ?? ''} table={table} me={me} onGone={setGone} />;
}
