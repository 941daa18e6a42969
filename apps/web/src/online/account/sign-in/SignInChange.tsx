import type { Me } from '@tessera/protocol';
import { type FormEvent, useState } from 'react';
import { Toggle } from '../../../controls/Toggle.tsx';
import { useTask } from '../../../controls/use-task.ts';
import { useText } from '../../../i18n/index.tsx';
import { OnlineProblem } from '../../Problems.tsx';
import { changeMe } from '../../server/me.ts';
import { Field } from '../Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PendingEmail } from './PendingEmail.tsx';

interface SignInChangeProps {
  readonly me: Me;
  readonly mail: boolean;
  readonly onTokensEnded: () => void;
}

/** Another address or another password, for whoever knows the password. */
export function SignInChange({ me, mail, onTokensEnded }: SignInChangeProps) {
  const t = useText();
  return (
    <>
      <p>{t('online.keep.email', { email: me.email ?? '' })}</p>
      {mail ? <PendingEmail key={me.pendingEmail ?? ''} me={me} /> : null}
      <NewEmail key={`${me.email} ${me.pendingEmail}`} />
      <NewPassword onTokensEnded={onTokensEnded} />
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
    void run(() => changeMe('changeEmail', { body: { email, password } }));
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

function NewPassword({ onTokensEnded }: { readonly onTokensEnded: () => void }) {
  const t = useText();
  const { run, problem } = useTask();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const [endTokens, setEndTokens] = useState(true);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    if (!(await run(() => changeMe('changePassword', { body: { current, password, endTokens } })))) return;
    if (endTokens) onTokensEnded();
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
        <Toggle
          label={t('online.tokens.end')}
          hint={t('online.tokens.end.hint')}
          on={endTokens}
          onChange={setEndTokens}
        />
        <button type="submit" className="button">
          {t('online.account.save')}
        </button>
        {done ? <p role="status">{t('online.password.changed')}</p> : null}
        <OnlineProblem problem={problem} />
      </form>
    </details>
  );
}
