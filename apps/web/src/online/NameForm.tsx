import { PAGES } from '@tessera/protocol/lists';
import { type FormEvent, useId, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useTask } from '../controls/use-task.ts';
import { focusHeading } from '../frame/Arrival.tsx';
import { useText } from '../i18n/index.tsx';
import { getSettings } from '../settings/index.ts';
import { setSettings } from '../settings/store.ts';
import { redirectAfterSignIn, signInPath } from './account/sign-in/sign-in-redirect.ts';
import { OnlineProblem } from './Problems.tsx';
import { startAsGuest } from './server/me.ts';

/** One field, and one plays. */
export function NameForm({ button }: { readonly button: string }) {
  const t = useText();
  const id = useId();
  const [place, go] = useLocation();
  const back = redirectAfterSignIn(useSearch());
  const { run, problem } = useTask();
  const [name, setName] = useState(() => getSettings().name);
  const [busy, setBusy] = useState(false);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const started = await run(() => startAsGuest(name));
    setBusy(false);
    if (!started) return;
    if (getSettings().name === '') setSettings({ name: name.trim().slice(0, 30) });
    if (back) go(back, { replace: true });
    else focusHeading();
  };
  return (
    <form className="name-form" onSubmit={(event) => void start(event)}>
      <label className="field-label" htmlFor={id}>
        {t('online.name.label')}
      </label>
      <div className="name-row">
        <input
          id={id}
          className="text-field"
          value={name}
          maxLength={30}
          required
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button button-primary" disabled={busy}>
          {button}
        </button>
      </div>
      <p className="hint">
        {t('online.name.hint')}{' '}
        {place === PAGES.account ? null : <Link href={signInPath(place)}>{t('online.name.signIn')}</Link>}
      </p>
      <OnlineProblem problem={problem} />
    </form>
  );
}
