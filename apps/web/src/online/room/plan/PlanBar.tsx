import type { Problem } from '@tessera/kernel';
import { type GameUi, type Player, spokenSentence } from '@tessera/ui';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Toggle } from '../../../controls/Toggle.tsx';
import { useText } from '../../../i18n/index.tsx';
import { headline } from '../../../table/prompt/headline.ts';
import { OnlineProblem } from '../../Problems.tsx';
import type { ImaginedTable } from './imagined-table.ts';

interface PlanBarProps {
  readonly ui: GameUi;
  readonly table: ImaginedTable;
  readonly players: readonly Player[];
  /** The others have moved since it was imagined. */
  readonly stale: boolean;
  readonly problem: Problem | undefined;
  readonly onKeep: (exact: boolean) => void;
  readonly onAgain: () => void;
  readonly onStop: () => void;
}

/** Above the board while a turn is planned: what the dice are to show, and what becomes of what was played. */
export function PlanBar({ ui, table, players, stale, problem, onKeep, onAgain, onStop }: PlanBarProps) {
  const t = useText();
  const [exact, setExact] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const roll = useId();
  useSyncExternalStore(table.subscribe, () => table.state);
  // what opened it has gone; whoever listens hears what this is
  useEffect(() => bar.current?.focus(), []);
  const outcomes = table.outcomes();
  const said = (step: (typeof outcomes)[number]['step']) =>
    spokenSentence(headline(ui.describeStep(step, { view: step.view, players, text: t })));
  const rolled = table.played.some(({ seat }) => seat === 0);
  return (
    <section ref={bar} className="plan-bar" aria-label={t('online.plan.title')} tabIndex={-1}>
      <p className="plan-bar-text">{t(stale ? 'online.plan.stale' : 'online.plan.planning')}</p>
      {stale ? (
        <button type="button" className="button" onClick={onAgain}>
          {t('online.plan.again')}
        </button>
      ) : null}
      {outcomes.length > 0 ? (
        <div className="plan-roll">
          <label htmlFor={roll}>{t('online.plan.roll')}</label>
          <select id={roll} className="select-field" value="" onChange={(event) => table.play(event.target.value)}>
            <option value="" disabled>
              {t('online.plan.chooseRoll')}
            </option>
            {outcomes.map(({ text, step }) => (
              <option key={text} value={text}>
                {said(step)}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {rolled ? <Toggle label={t('online.plan.exact')} on={exact} onChange={setExact} /> : null}
      <div className="plan-bar-tools">
        <button
          type="button"
          className="button button-primary"
          disabled={!table.played.some(({ seat }) => seat > 0)}
          onClick={() => onKeep(exact)}
        >
          {t('online.plan.keep')}
        </button>
        <button type="button" className="button" onClick={onStop}>
          {t('online.plan.stop')}
        </button>
      </div>
      <OnlineProblem problem={problem} />
    </section>
  );
}
