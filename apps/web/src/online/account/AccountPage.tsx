import type { Me } from '@tessera/protocol';
import { pagePath } from '@tessera/protocol/lists';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTask } from '../../controls/use-task.ts';
import { focusHeading } from '../../frame/Arrival.tsx';
import { useText } from '../../i18n/index.tsx';
import { NameForm } from '../NameForm.tsx';
import { OnlinePage } from '../OnlinePage.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { changeMe } from '../server/me.ts';
import { Field } from './Field.tsx';
import { type Gone, MyData } from './MyData.tsx';
import { Notifications } from './notifications/Notifications.tsx';
import { KeepName } from './sign-in/KeepName.tsx';
import { SignIn } from './sign-in/SignIn.tsx';
import { Tokens } from './Tokens.tsx';
import { Vacation } from './Vacation.tsx';

export default function AccountPage() {
  const t = useText();
  const [gone, setGone] = useState<Gone>();
  /** How often: the list of them is asked for anew. */
  const [tokensEnded, setTokensEnded] = useState(0);
  useEffect(() => {
    if (gone) focusHeading();
  }, [gone]);
  return (
    <OnlinePage title={t('online.account')} className="account">
      {({ me, server }) =>
        me ? (
          <>
            <Rename me={me} />
            <KeepName me={me} mail={server.mail} onTokensEnded={() => setTokensEnded((times) => times + 1)} />
            <Vacation key={`${me.awayUntil} ${me.vacationDays}`} me={me} />
            <Notifications me={me} server={server} />
            {me.kept ? null : <SignIn me={me} server={server} />}
            <Tokens key={tokensEnded} />
            <MyData me={me} onGone={setGone} />
          </>
        ) : (
          <>
            {gone ? <p role="alert">{t(`online.data.gone.${gone}`)}</p> : null}
            <section className="account-part" aria-labelledby="guest">
              <h2 id="guest">{t('online.account.guest')}</h2>
              <NameForm button={t('online.name.start')} />
            </section>
            <SignIn me={null} server={server} />
          </>
        )
      }
    </OnlinePage>
  );
}

function Rename({ me }: { readonly me: Me }) {
  const t = useText();
  const { run, problem } = useTask();
  const [draft, setDraft] = useState<string>();
  const [saved, setSaved] = useState(false);
  const name = draft ?? me.name;
  const write = (text: string) => {
    setDraft(text);
    setSaved(false);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => changeMe('changeMe', { body: { name } })))) return;
    setDraft(undefined);
    setSaved(true);
  };
  return (
    <section className="account-part" aria-labelledby="my-name">
      <h2 id="my-name">{t('online.account.name')}</h2>
      <form className="account-form" onSubmit={(event) => void save(event)}>
        <Field label={t('online.name.label')} value={name} maxLength={30} autoComplete="nickname" onChange={write} />
        <div className="actions">
          <button type="submit" className="button" disabled={name.trim() === me.name}>
            {t('online.account.save')}
          </button>
          <Link href={pagePath('person', { id: me.id })} className="button button-quiet">
            {t('online.account.profile')}
          </Link>
        </div>
        <p role="status">{saved ? t('online.account.saved') : null}</p>
      </form>
      <OnlineProblem problem={problem} />
    </section>
  );
}
