import type { Me, ServerInfo } from '@tessera/protocol';
import { useEffect, useState } from 'react';
import { Toggle } from '../../../controls/Toggle.tsx';
import { useTask } from '../../../controls/use-task.ts';
import { useText } from '../../../i18n/index.tsx';
import { OnlineProblem } from '../../Problems.tsx';
import { changeMe } from '../../server/me.ts';
import { canPush, isPushed, startPush, stopPush } from './push.ts';
import { Webhook } from './Webhook.tsx';

/** How one hears that it is one's turn. */
export function Notifications({ me, server }: { readonly me: Me; readonly server: ServerInfo }) {
  const t = useText();
  const { run, problem } = useTask();
  const [pushed, setPushed] = useState(false);
  const { pushKey } = server;
  const offersPush = canPush() && typeof pushKey === 'string';
  useEffect(() => {
    if (canPush() && pushKey) void isPushed(pushKey).then(setPushed);
  }, [pushKey]);
  const push = async (on: boolean) => {
    if (!pushKey) return;
    const now = await run(() => (on ? startPush(pushKey) : stopPush()));
    if (now !== undefined) setPushed(now);
  };
  return (
    <section className="account-part" aria-labelledby="notify">
      <h2 id="notify">{t('online.notify')}</h2>
      {offersPush ? (
        <Toggle
          label={t('online.notify.push')}
          hint={t('online.notify.push.hint')}
          on={pushed && me.notify.push}
          onChange={(on) => void push(on)}
        />
      ) : (
        <p className="hint">{t('online.notify.noPush')}</p>
      )}
      {server.mail && me.email ? (
        <Toggle
          label={t('online.notify.email')}
          on={me.notify.email}
          onChange={(email) => void run(() => changeMe('changeNotify', { body: { email } }))}
        />
      ) : null}
      <Webhook key={me.notify.webhook ?? ''} address={me.notify.webhook} links={server.links ?? true} />
      <OnlineProblem problem={problem} />
    </section>
  );
}
