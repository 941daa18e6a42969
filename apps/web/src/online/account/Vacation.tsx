import type { Me } from '@tessera/protocol';
import { TreePalm } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTask } from '../../controls/use-task.ts';
import { useLanguage, useText } from '../../i18n/index.tsx';
import { dateField, dayWords, endOfDay, lastDay, lastDayField } from '../day.ts';
import { OnlineProblem } from '../Problems.tsx';
import { changeMe } from '../server/me.ts';
import { Field } from './Field.tsx';

/** Some days in which clocks of days stand still. */
export function Vacation({ me }: { readonly me: Me }) {
  const t = useText();
  const [language] = useLanguage();
  const { run, problem } = useTask();
  const [now] = useState(() => Date.now());
  const first = lastDayField(me.awayUntil, me.vacationDays, now);
  const [day, setDay] = useState(first);
  const away = me.awayUntil !== null;
  const go = (event: FormEvent) => {
    event.preventDefault();
    void run(() => changeMe('startVacation', { body: { until: endOfDay(day) } }));
  };
  return (
    <section className="account-part" aria-labelledby="vacation">
      <h2 id="vacation">{t('online.vacation')}</h2>
      <p className="hint">{t('online.vacation.hint', { count: me.vacationDays })}</p>
      {me.awayUntil === null ? null : (
        <div className="actions away-note" role="status">
          <p>{t('online.hello.away', { date: dayWords(lastDay(me.awayUntil), language) })}</p>
          <button
            type="button"
            className="button button-primary"
            onClick={() => void run(() => changeMe('endVacation', {}))}
          >
            {t('online.vacation.back')}
          </button>
        </div>
      )}
      {me.vacationDays > 0 || away ? (
        <form className="account-form" onSubmit={go}>
          <Field
            label={t('online.vacation.last')}
            type="date"
            value={day}
            min={dateField(now, 0)}
            autoComplete="off"
            onChange={setDay}
          />
          {/* the same day once more would still be longer, where it ended before midnight or midnight is later here */}
          <button type="submit" className="button" disabled={away && day === first}>
            <TreePalm aria-hidden="true" />
            {t(away ? 'online.vacation.change' : 'online.vacation.go')}
          </button>
        </form>
      ) : null}
      <OnlineProblem problem={problem} />
    </section>
  );
}
