import type { Me } from '@tessera/protocol';
import { Download, LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '../../controls/Confirm.tsx';
import { download } from '../../controls/download.ts';
import { Toggle } from '../../controls/Toggle.tsx';
import { useTask } from '../../controls/use-task.ts';
import { useText } from '../../i18n/index.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { ask } from '../server/ask.ts';
import { changeMe } from '../server/me.ts';
import { dropPush, leavePush } from './notifications/push.ts';

export type Gone = 'out' | 'deleted';

/** What is asked before it is done. */
const WORDS = {
  out: { title: 'online.data.signOut', text: 'online.data.out.text', yes: 'online.data.out.yes' },
  everywhere: {
    title: 'online.data.everywhere',
    text: 'online.data.everywhere.text',
    yes: 'online.data.everywhere',
  },
  delete: { title: 'online.data.delete', text: 'online.data.delete.text', yes: 'online.data.delete.yes' },
} as const;

/** All that the server knows of somebody: to take along, or to be forgotten. */
export function MyData({ me, onGone }: { readonly me: Me; readonly onGone: (how: Gone) => void }) {
  const t = useText();
  const { run, problem } = useTask();
  const [asking, setAsking] = useState<'delete' | 'out' | 'everywhere' | null>(null);
  const save = async () => {
    const data = await run(() => ask('exportMe', {}));
    if (data) download(new File([JSON.stringify(data, null, 2)], 'tessera-my-data.json', { type: 'application/json' }));
  };
  const [endTokens, setEndTokens] = useState(true);
  const signOut = (how: object = {}) => {
    setAsking(null);
    return run(async () => {
      await leavePush();
      const done = await changeMe('signOut', { body: how });
      if (done.ok) onGone('out');
      return done;
    });
  };
  const forget = () => {
    setAsking(null);
    return run(async () => {
      const done = await changeMe('deleteMe', {});
      if (!done.ok) return done;
      onGone('deleted');
      await dropPush();
      return done;
    });
  };
  const actions = {
    out: () => signOut(),
    everywhere: () => signOut({ everywhere: true, endTokens }),
    delete: forget,
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
        {me.kept ? (
          <button type="button" className="button" onClick={() => setAsking('everywhere')}>
            <LogOut aria-hidden="true" />
            {t('online.data.everywhere')}
          </button>
        ) : null}
        <button type="button" className="button" onClick={() => setAsking('delete')}>
          <Trash2 aria-hidden="true" />
          {t('online.data.delete')}
        </button>
      </div>
      <OnlineProblem problem={problem} />
      <Confirm
        title={t(WORDS[asking ?? 'out'].title)}
        isOpen={asking !== null}
        yes={t(WORDS[asking ?? 'out'].yes)}
        no={t('online.data.keep')}
        onAnswer={(yes) => {
          if (!yes) setAsking(null);
          else void actions[asking ?? 'out']();
        }}
      >
        <p>{t(WORDS[asking ?? 'out'].text)}</p>
        {asking === 'everywhere' ? (
          <Toggle
            label={t('online.tokens.end')}
            hint={t('online.tokens.end.hint')}
            on={endTokens}
            onChange={setEndTokens}
          />
        ) : null}
      </Confirm>
    </section>
  );
}
