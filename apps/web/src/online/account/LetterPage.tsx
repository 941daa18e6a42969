import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useTask } from '../../controls/use-task.ts';
import { useText } from '../../i18n/index.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { post } from '../server/ask.ts';
import { changeMe } from '../server/me.ts';
import { PasswordField } from './PasswordField.tsx';
import { rejoinPush } from './push.ts';

/** Where the links of letters lead. The secret is behind the #, which no server sees. */
export default function LetterPage({ purpose }: { readonly purpose: 'reset' | 'confirm' }) {
  const t = useText();
  const { run, problem } = useTask();
  const [token] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const finish = async (event: FormEvent, pushKey: string | null | undefined) => {
    event.preventDefault();
    const answer = await run(async () =>
      purpose === 'reset'
        ? changeMe('POST', 'password-reset/finish', { token, password })
        : post<object>('email/confirm', { token }),
    );
    if (!answer) return;
    setDone(true);
    if (purpose === 'reset') await rejoinPush(pushKey);
  };
  return (
    <OnlinePage title={t(`online.letter.${purpose}`)} className="account">
      {({ server }) =>
        done ? (
          <div className="account-part" role="status">
            <p className="lead">{t(`online.letter.${purpose}.done`)}</p>
            <Link href="/online" className="button button-primary">
              {t('online.title')}
            </Link>
          </div>
        ) : (
          <form className="account-form account-part" onSubmit={(event) => void finish(event, server.pushKey)}>
            {purpose === 'reset' ? (
              <PasswordField label={t('online.password')} fresh value={password} onChange={setPassword} />
            ) : null}
            <button type="submit" className="button button-primary">
              {t(`online.letter.${purpose}.go`)}
            </button>
            <OnlineProblem problem={problem} />
          </form>
        )
      }
    </OnlinePage>
  );
}
