import { Download, LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '../../controls/Confirm.tsx';
import { download } from '../../controls/download.ts';
import { useTask } from '../../controls/use-task.ts';
import { useText } from '../../i18n/index.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { get } from '../server/ask.ts';
import { changeMe, type Me } from '../server/me.ts';
import { dropPush, leavePush } from './push.ts';

export type Gone = 'out' | 'deleted';

/** All that the server knows of somebody: to take along, or to be forgotten. */
export function MyData({ me, onGone }: { readonly me: Me; readonly onGone: (how: Gone) => void }) {
  const t = useText();
  const { run, problem } = useTask();
  const [asking, setAsking] = useState<'delete' | 'out' | null>(null);
  const save = async () => {
    const data = await run(() => get<object>('me/export'));
    if (data) download(new File([JSON.stringify(data, null, 2)], 'tessera-my-data.json', { type: 'application/json' }));
  };
  const signOut = () =>
    run(async () => {
      await leavePush();
      const done = await changeMe('POST', 'sign-out');
      if (done.ok) onGone('out');
      return done;
    });
  const forget = () => {
    setAsking(null);
    return run(async () => {
      const done = await changeMe('DELETE', 'me');
      if (!done.ok) return done;
      onGone('deleted');
      await dropPush();
      return done;
    });
  };
  return (
    <section className="account-part" aria-labelledby="data">
      <h2 id="data">{t('online.data')}</h2>
      <div className="actions">
        <button type="button" className="button" onClick={() => void save()}>
          <Download aria-hidden="true" />
          {t('online.data.export')}
        </button>
        <button type="button" className="button" onClick={() => (me.kept ? void signOut() : setAsking('out'))}>
          <LogOut aria-hidden="true" />
          {t('online.data.signOut')}
        </button>
        <button type="button" className="button" onClick={() => setAsking('delete')}>
          <Trash2 aria-hidden="true" />
          {t('online.data.delete')}
        </button>
      </div>
      <OnlineProblem problem={problem} />
      <Confirm
        title={t(asking === 'out' ? 'online.data.signOut' : 'online.data.delete')}
        isOpen={asking !== null}
        yes={t(asking === 'out' ? 'online.data.out.yes' : 'online.data.delete.yes')}
        no={t('online.data.keep')}
        onAnswer={(yes) => {
          if (!yes) setAsking(null);
          else void (asking === 'out' ? signOut() : forget());
        }}
      >
        <p>{t(asking === 'out' ? 'online.data.out.text' : 'online.data.delete.text')}</p>
      </Confirm>
    </section>
  );
}
