import { pagePath } from '@tessera/protocol/lists';
import { Link, useLocation } from 'wouter';
import { useTask } from '../../../controls/use-task.ts';
import { useText } from '../../../i18n/index.tsx';
import { OnlineProblem } from '../../Problems.tsx';
import { rematchOf } from '../../server/tables.ts';
import { playedHere, type Room } from '../room.ts';

/** Somebody has set up another game for the same people: whoever played sits down, the others look on. */
export function RematchNote({ room, me }: { readonly room: Room; readonly me: string }) {
  const t = useText();
  const [, go] = useLocation();
  const { run, problem } = useTask();
  const { id, rematch } = room.table;
  if (!rematch) return null;
  const join = async () => {
    const next = await run(() => rematchOf(id));
    if (next) go(pagePath('onlineTable', { id: next.id }));
  };
  return (
    <div className="offer-note" role="status">
      <p>{t('online.rematch')}</p>
      {playedHere(room, me) ? (
        <button type="button" className="button button-primary" onClick={() => void join()}>
          {t('online.go.join')}
        </button>
      ) : (
        <Link href={pagePath('onlineTable', { id: rematch })} className="button">
          {t('online.go.watch')}
        </Link>
      )}
      <OnlineProblem problem={problem} />
    </div>
  );
}
