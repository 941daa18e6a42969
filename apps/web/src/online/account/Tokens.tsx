import type { NewToken, Token } from '@tessera/protocol';
import { Bot, Copy, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTask } from '../../controls/use-task.ts';
import { ago } from '../../home/ago.ts';
import { useLanguage, useText } from '../../i18n/index.tsx';
import { OnlineProblem } from '../Problems.tsx';
import { ask } from '../server/ask.ts';
import { useAnswer } from '../server/use-answer.ts';
import { Field } from './Field.tsx';

/** Tokens for programs that play in one's name: made with a name, shown once, revoked at any time. */
export function Tokens() {
  const t = useText();
  const [language] = useLanguage();
  const { run, problem } = useTask();
  const { value, again } = useAnswer(() => ask('tokens', {}), 'tokens');
  const [name, setName] = useState('');
  const [made, setMade] = useState<NewToken>();
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const fresh = await run(() => ask('createToken', { body: { name } }));
    if (!fresh) return;
    setMade(fresh);
    setName('');
    again();
  };
  const revoke = async (token: Token) => {
    await run(() => ask('revokeToken', { params: { id: token.id } }));
    if (made?.token.id === token.id) setMade(undefined);
    again();
  };
  return (
    <section className="account-part" aria-labelledby="tokens">
      <h2 id="tokens">{t('online.tokens')}</h2>
      <p className="hint">{t('online.tokens.hint')}</p>
      {value && value.tokens.length > 0 ? (
        <ul className="passkeys">
          {value.tokens.map((token) => (
            <li key={token.id}>
              <Bot aria-hidden="true" size={18} />
              <span>
                {token.name} <code>{token.prefix}…</code>{' '}
                <span className="hint">
                  {token.usedAt === null
                    ? t('online.tokens.unused')
                    : t('online.tokens.used', { when: ago(token.usedAt, Date.now(), language) })}
                </span>
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={t('online.tokens.revoke', { name: token.name })}
                onClick={() => void revoke(token)}
              >
                <Trash2 aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {made ? <Secret made={made} /> : null}
      <form className="account-form" onSubmit={(event) => void make(event)}>
        <Field label={t('online.tokens.name')} value={name} maxLength={30} autoComplete="off" onChange={setName} />
        <button type="submit" className="button">
          {t('online.tokens.make')}
        </button>
      </form>
      <OnlineProblem problem={problem} />
    </section>
  );
}

function Secret({ made }: { readonly made: NewToken }) {
  const t = useText();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.secret);
      setCopied(true);
    } catch {
      // no clipboard here, or it is not permitted: it is selected for the reader to copy
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.select();
    }
  };
  return (
    <div className="secret" role="status">
      <label htmlFor={id}>{t('online.tokens.once', { name: made.token.name })}</label>
      <div className="invite-row">
        <input
          id={id}
          className="text-field"
          readOnly
          value={made.secret}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t(copied ? 'online.invite.copied' : 'online.invite.copy')}
        </button>
      </div>
    </div>
  );
}
