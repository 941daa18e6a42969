import type { Me } from '@tessera/protocol';
import { KeyRound, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTask } from '../../../controls/use-task.ts';
import { useText } from '../../../i18n/index.tsx';
import { OnlineProblem } from '../../Problems.tsx';
import { changeMe } from '../../server/me.ts';
import { Field } from '../Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { hasPasskeys, makePasskey } from './passkey.ts';
import { SignInChange } from './SignInChange.tsx';

interface KeepNameProps {
  readonly me: Me;
  readonly mail: boolean;
  readonly onTokensEnded: () => void;
}

/** Ways to come back under the same name: a passkey, or an e-mail address and a password. */
export function KeepName({ me, mail, onTokensEnded }: KeepNameProps) {
  const t = useText();
  const { run, problem } = useTask();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(() => changeMe('keepMe', { body: { email, password } }))) setPassword('');
  };
  const form = (
    <form className="account-form" onSubmit={(event) => void keep(event)}>
      {mail ? null : <p className="hint">{t('online.keep.noMail')}</p>}
      <Field label={t('online.email')} type="email" value={email} autoComplete="username" onChange={setEmail} />
      <PasswordField label={t('online.password')} fresh value={password} onChange={setPassword} />
      <button type="submit" className="button button-primary">
        {t('online.keep.go')}
      </button>
    </form>
  );
  return (
    <section className="account-part" aria-labelledby="keep">
      <h2 id="keep">{t(me.kept ? 'online.keep.title' : 'online.keep')}</h2>
      <p className="hint" role="status">
        {t(me.kept ? 'online.keep.kept' : 'online.keep.hint')}
      </p>
      {me.passkeys.length > 0 ? (
        <ul className="passkeys">
          {me.passkeys.map((key) => (
            <li key={key.id}>
              <KeyRound aria-hidden="true" size={18} />
              <span>{key.name}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={t('online.passkey.remove', { name: key.name })}
                onClick={() => void run(() => changeMe('removePasskey', { params: { id: key.id } }))}
              >
                <Trash2 aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {hasPasskeys() ? (
        <button
          type="button"
          className="button"
          onClick={() => void run(() => makePasskey(t('online.passkey.name', { number: me.passkeys.length + 1 })))}
        >
          <KeyRound aria-hidden="true" />
          {t('online.passkey.add')}
        </button>
      ) : null}
      {me.email === null ? (
        <PendingEmail me={me} />
      ) : (
        <SignInChange me={me} mail={mail} onTokensEnded={onTokensEnded} />
      )}
      {me.email !== null ? null : me.pendingEmail === null ? (
        form
      ) : (
        <details className="account-more">
          <summary>{t('online.email.other')}</summary>
          {form}
        </details>
      )}
      <OnlineProblem problem={problem} />
    </section>
  );
}
