import { type FormEvent, useId, useState } from 'react';
import { useText } from '../i18n/index.tsx';
import { useSettings } from '../settings/index.ts';
import { mayAskName, neverAskName } from './ask-name.ts';

/** Asks once what you are called, beside your first tables; without an answer you go by your colour. */
export function YourName() {
  const t = useText();
  const id = useId();
  const [settings, change] = useSettings();
  const [asks, setAsks] = useState(() => settings.name === '' && mayAskName());
  const [name, setName] = useState('');
  if (!asks) return null;
  const answered = () => {
    neverAskName();
    setAsks(false);
  };
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') change({ name: name.trim() });
    answered();
  };
  return (
    <form className="your-name" onSubmit={keep}>
      <label htmlFor={id}>{t('shell.name.ask')}</label>
      <input
        id={id}
        className="text-field"
        value={name}
        maxLength={30}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button">
        {t('shell.name.keep')}
      </button>
      <button type="button" className="button button-quiet" onClick={answered}>
        {t('shell.name.later')}
      </button>
      <p className="hint">{t('shell.name.hint')}</p>
    </form>
  );
}
