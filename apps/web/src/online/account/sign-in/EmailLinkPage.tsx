import { PAGES } from '@tessera/protocol/lists';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { Toggle } from '../../../controls/Toggle.tsx';
import { useTask } from '../../../controls/use-task.ts';
import { useText } from '../../../i18n/index.tsx';
import { type Here, OnlinePage } from '../../OnlinePage.tsx';
import { OnlineProblem } from '../../Problems.tsx';
import { ask } from '../../server/ask.ts';
import { changeMe } from '../../server/me.ts';
import { rejoinPush } from '../notifications/push.ts';
import { PasswordField } from './PasswordField.tsx';
import { useGuestFirst } from './use-guest-first.tsx';

type Purpose = 'reset' | 'confirm';

/** Where the links in e-mails lead. The secret is behind the #, which no server sees. */
export default function EmailLinkPage({ purpose }: { readonly purpose: Purpose }) {
  const t = useText();
  const [token] = useState(() => location.hash.slice(1));
  return (
    <OnlinePage title={t(`online.emailLink.${purpose}`)} className="account">
      {(here) => <EmailLink purpose={purpose} token={token} here={here} />}
    </OnlinePage>
  );
}

interface EmailLinkProps {
  readonly purpose: Purpose;
  readonly token: string;
  readonly here: Here;
}

function EmailLink({ purpose, token, here: { me, server } }: EmailLinkProps) {
  const t = useText();
  const { run, problem } = useTask();
  const { goOn, dialog } = useGuestFirst(me);
  const [password, setPassword] = useState('');
  const [endTokens, setEndTokens] = useState(true);
  const [done, setDone] = useState(false);
  const reset = async () => {
    if (!(await run(() => changeMe('resetPassword', { body: { token, password, endTokens } })))) return;
    setDone(true);
    await rejoinPush(server.pushKey);
  };
  const confirm = async () => {
    if (await run(() => ask('confirmEmail', { body: { token } }))) setDone(true);
  };
  const finish = (event: FormEvent) => {
    event.preventDefault();
    // who has a new password is signed in by it
    if (purpose === 'reset') goOn(() => void reset());
    else void confirm();
  };
  if (done)
    return (
      <div className="account-part" role="status">
        <p className="lead">{t(`online.emailLink.${purpose}.done`)}</p>
        <Link href={PAGES.lobby} className="button button-primary">
          {t('online.title')}
        </Link>
      </div>
    );
  return (
    <form className="account-form account-part" onSubmit={finish}>
      {purpose === 'reset' ? (
        <>
          <PasswordField label={t('online.password')} fresh value={password} onChange={setPassword} />
          <Toggle
            label={t('online.tokens.end')}
            hint={t('online.tokens.end.hint')}
            on={endTokens}
            onChange={setEndTokens}
          />
        </>
      ) : null}
      <button type="submit" className="button button-primary">
        {t(`online.emailLink.${purpose}.go`)}
      </button>
      <OnlineProblem problem={problem} />
      {dialog}
    </form>
  );
}
