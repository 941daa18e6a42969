import type { Outcome } from '@tessera/kernel';
import type { Me, ServerInfo } from '@tessera/protocol';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTask } from '../../../controls/use-task.ts';
import { useText } from '../../../i18n/index.tsx';
import { OnlineProblem } from '../../Problems.tsx';
import { ask } from '../../server/ask.ts';
import { changeMe } from '../../server/me.ts';
import { Field } from '../Field.tsx';
import { rejoinPush } from '../notifications/push.ts';
import { PasswordField } from './PasswordField.tsx';
import { hasPasskeys, signInByPasskey } from './passkey.ts';
import { redirectAfterSignIn } from './sign-in-redirect.ts';
import { useGuestFirst } from './use-guest-first.tsx';

/** Back to a name that was kept. */
export function SignIn({ me, server }: { readonly me: Me | null; readonly server: ServerInfo }) {
  const t = useText();
  const { run, problem } = useTask();
  const [, go] = useLocation();
  const back = redirectAfterSignIn(useSearch());
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const { goOn, dialog } = useGuestFirst(me);
  const comeBack = async (signIn: () => Promise<Outcome<Me | null>>) => {
    if (!(await run(signIn))) return;
    if (back) go(back, { replace: true });
    await rejoinPush(server.pushKey);
  };
  const signIn = (event: FormEvent) => {
    event.preventDefault();
    goOn(() => void comeBack(() => changeMe('signIn', { body: { email, password } })));
  };
  const forgot = async () => {
    if (await run(() => ask('forgotPassword', { body: { email } }))) setSent(true);
  };
  return (
    <section className="account-part" aria-labelledby="sign-in">
      <h2 id="sign-in">{t('online.signIn')}</h2>
      <p className="hint">{t('online.signIn.hint')}</p>
      {hasPasskeys() ? (
        <button type="button" className="button" onClick={() => goOn(() => void comeBack(signInByPasskey))}>
          <KeyRound aria-hidden="true" />
          {t('online.signIn.passkey')}
        </button>
      ) : null}
      <form className="account-form" onSubmit={signIn}>
        <Field label={t('online.email')} type="email" value={email} autoComplete="username" onChange={setEmail} />
        <PasswordField label={t('online.password')} value={password} onChange={setPassword} />
        <div className="actions">
          <button type="submit" className="button button-primary">
            {t('online.signIn.go')}
          </button>
          {server.mail ? (
            <button
              type="button"
              className="button button-quiet"
              disabled={!email.includes('@')}
              onClick={() => void forgot()}
            >
              {t('online.signIn.forgot')}
            </button>
          ) : null}
        </div>
        {sent ? <p role="status">{t('online.signIn.sent')}</p> : null}
      </form>
      <OnlineProblem problem={problem} />
      {dialog}
    </section>
  );
}
