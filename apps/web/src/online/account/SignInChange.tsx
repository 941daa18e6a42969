import { type FormEvent, useState } from 'react';
import { useTask } from '../../controls/use-task.ts';
import { useText } from '../../i18n/index.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { post } from '../server/ask.ts';
import { changeMe, type Me } from '../server/me.ts';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Another address or another password, for whoever knows the password. */
export function SignInChange({ me, mail }: { readonly me: Me; readonly mail: boolean }) {
  const t = useText();
  return (
    <>
      <p>{t('online.keep.email', { email: me.email ?? '' })}</p>
      {mail && !me.emailConfirmed ? <Unconfirmed /> : null}
      <NewEmail key={me.email ?? ''} />
      <NewPassword />
    </>
  );
}

function Unconfirmed() {
  const t = useText();
  const { run, problem } = useTask();
  const [sent, setSent] = useState(false);
  const send = async () => {
    if (await run(() => post<object>('me/email/letter', {}))) setSent(true);
  };
  return (
    <>
      <p role="status">{t(sent ? 'online.email.sent' : 'online.email.open')}</p>
      {sent ? null : (
        <button type="button" className="button" onClick={() => void send()}>
          {t('online.email.letter')}
        </button>
      )}
      <OnlineProblem problem={problem} />
    </>
  );
}

function NewEmail() {
  const t = useText();
  const { run, problem } = useTask();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(() => changeMe('POST', 'me/email', { email, password }));
  };
  return (
    <details className="account-more">
      <summary>{t('online.email.change')}</summary>
      <form className="account-form" onSubmit={save}>
        <Field label={t('online.email.new')} type="email" value={email} autoComplete="email" onChange={setEmail} />
        <PasswordField label={t('online.password.current')} value={password} onChange={setPassword} />
        <button type="submit" className="button">
          {t('online.account.save')}
        </button>
        <OnlineProblem problem={problem} />
      </form>
    </details>
  );
}

function NewPassword() {
  const t = useText();
  const { run, problem } = useTask();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    if (!(await run(() => changeMe('POST', 'me/password', { current, password })))) return;
    setCurrent('');
    setPassword('');
    setDone(true);
  };
  return (
    <details className="account-more">
      <summary>{t('online.password.change')}</summary>
      <form className="account-form" onSubmit={(event) => void save(event)}>
        <PasswordField label={t('online.password.current')} value={current} onChange={setCurrent} />
        <PasswordField label={t('online.password.new')} fresh value={password} onChange={setPassword} />
        <button type="submit" className="button">
          {t('online.account.save')}
        </button>
        {done ? <p role="status">{t('online.password.changed')}</p> : null}
        <OnlineProblem problem={problem} />
      </form>
    </details>
  );
}
