import { type FormEvent, useState } from 'react';
import { useTask } from '../../../controls/use-task.ts';
import { useText } from '../../../i18n/index.tsx';
import { OnlineProblem } from '../../Problems.tsx';
import { changeMe } from '../../server/me.ts';
import { Field } from '../Field.tsx';

interface WebhookProps {
  readonly address: string | null;
  /** The server can say where a table is. */
  readonly links: boolean;
}

/** Word of a turn to an address of one's own. */
export function Webhook({ address, links }: WebhookProps) {
  const t = useText();
  const { run, problem } = useTask();
  const [webhook, setWebhook] = useState(address ?? '');
  const save = (to: string | null) => run(() => changeMe('changeNotify', { body: { webhook: to } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(webhook.trim());
  };
  return (
    <form className="account-form" onSubmit={submit}>
      <Field
        label={t('online.notify.webhook')}
        type="url"
        value={webhook}
        autoComplete="off"
        placeholder="https://"
        maxLength={1000}
        hint={t('online.notify.webhook.hint')}
        onChange={setWebhook}
      />
      <div className="actions">
        <button type="submit" className="button" disabled={webhook.trim() === (address ?? '')}>
          {t('online.account.save')}
        </button>
        {address === null ? null : (
          <button type="button" className="button button-quiet" onClick={() => void save(null)}>
            {t('online.notify.webhook.remove')}
          </button>
        )}
      </div>
      {address !== null && !links ? <p className="hint">{t('online.notify.webhook.noLinks')}</p> : null}
      <OnlineProblem problem={problem} />
    </form>
  );
}
