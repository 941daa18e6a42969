import type { Me } from '@tessera/protocol';
import { useState } from 'react';
import { useTask } from '../../../controls/use-task.ts';
import { useText } from '../../../i18n/index.tsx';
import { OnlineProblem } from '../../Problems.tsx';
import { ask } from '../../server/ask.ts';

/** An address that waits for its owner to follow the link in the e-mail. */
export function PendingEmail({ me }: { readonly me: Me }) {
  const t = useText();
  const { run, problem } = useTask();
  const [sent, setSent] = useState(false);
  const unconfirmed = me.email !== null && !me.emailConfirmed;
  if (me.pendingEmail === null && !unconfirmed) return null;
  const send = async () => {
    if (await run(() => ask('sendConfirmation', { body: {} }))) setSent(true);
  };
  const open =
    me.pendingEmail === null ? t('online.email.open') : t('online.email.pending', { email: me.pendingEmail });
  return (
    <>
      <p role="status">{sent ? t('online.email.sent') : open}</p>
      {sent ? null : (
        <button type="button" className="button" onClick={() => void send()}>
          {t('online.email.again')}
        </button>
      )}
      <OnlineProblem problem={problem} />
    </>
  );
}
