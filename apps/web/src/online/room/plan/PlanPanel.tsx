import type { Game, Problem } from '@tessera/kernel';
import type { Plan, TableState } from '@tessera/table';
import { type GameUi, Sentence } from '@tessera/ui';
import { ArrowUp, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Drawer } from '../../../controls/ShellDialog.tsx';
import { Toggle } from '../../../controls/Toggle.tsx';
import { useText } from '../../../i18n/index.tsx';
import { useSettings } from '../../../settings/index.ts';
import { usePlayers } from '../../../table/players/players.ts';
import { headline } from '../../../table/prompt/headline.ts';
import { OnlineProblem } from '../../Problems.tsx';
import { ImaginedTable } from './imagined-table.ts';
import { movedUp, showLine, withoutLine } from './lines.ts';
import { pageRng } from './page-rng.ts';

/** As many as a server takes. */
const MOST_LINES = 40;

interface PlanPanelProps {
  readonly game: Game;
  readonly ui: GameUi;
  readonly state: TableState;
  readonly plan: Plan | null;
  readonly problem: Problem | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSave: (plan: Plan | null) => void;
  readonly onAdd: () => void;
}

/** What is to be played in one's next turn: line after line, in the order in which they are tried. */
export function PlanPanel(props: PlanPanelProps) {
  const { game, ui, state, plan, problem, isOpen, onOpenChange, onSave, onAdd } = props;
  const t = useText();
  const [{ confirmTurn }] = useSettings();
  const canImagine = useMemo(() => ImaginedTable.of(game, state, pageRng) !== undefined, [game, state]);
  return (
    <Drawer title={t('online.plan.title')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="plan">
        <p>{t('online.plan.how')}</p>
        {plan ? (
          <ol className="plan-lines">
            {plan.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
              <li key={index}>
                <PlanLine {...{ game, ui, state, line }} />
                <div className="plan-tools">
                  {index > 0 ? (
                    <button
                      type="button"
                      className="icon-button"
                      aria-label={t('online.plan.up', { number: index + 1 })}
                      onClick={() => onSave(movedUp(plan, index))}
                    >
                      <ArrowUp aria-hidden="true" />
                    </button>
                  ) : null}
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t('online.plan.remove', { number: index + 1 })}
                    onClick={() => onSave(withoutLine(plan, index))}
                  >
                    <Trash2 aria-hidden="true" />
                  </button>
                </div>
              </li>
            ))}
          </ol>
        ) : (
          <p className="hint">{t('online.plan.none')}</p>
        )}
        <OnlineProblem problem={problem} />
        <div className="actions">
          <button
            type="button"
            className="button button-primary"
            disabled={!canImagine || (plan?.lines.length ?? 0) >= MOST_LINES}
            onClick={onAdd}
          >
            {t('online.plan.add')}
          </button>
          {plan ? (
            <button type="button" className="button" onClick={() => onSave(null)}>
              {t('online.plan.clear')}
            </button>
          ) : null}
        </div>
        {canImagine ? null : <p className="hint">{t('online.plan.notYet')}</p>}
        {plan && game.rules.hurts ? (
          <Toggle
            label={t('online.plan.unhurt')}
            hint={t('online.plan.unhurt.hint')}
            on={plan.unhurt}
            onChange={(unhurt) => onSave({ ...plan, unhurt })}
          />
        ) : null}
        {plan && confirmTurn ? (
          <Toggle
            label={t('online.plan.done')}
            hint={t('online.plan.done.hint')}
            on={plan.done}
            onChange={(done) => onSave({ ...plan, done })}
          />
        ) : null}
      </div>
    </Drawer>
  );
}

interface PlanLineProps {
  readonly game: Game;
  readonly ui: GameUi;
  readonly state: TableState;
  readonly line: Plan['lines'][number];
}

function PlanLine({ game, ui, state, line }: PlanLineProps) {
  const t = useText();
  const { rolls, moves, rest, rolled } = useMemo(() => showLine(game, state, line, pageRng), [game, state, line]);
  const players = usePlayers(state.table.game, state.table.seats, state.yours[0]);
  const say = (step: (typeof moves)[number]) => headline(ui.describeStep(step, { view: step.view, players, text: t }));
  return (
    <div className="plan-line">
      {rolls.length > 0 ? (
        <p className="plan-if">
          {t('online.plan.ifRoll')} <Sentence>{rolls.map(say).join(' ')}</Sentence>
        </p>
      ) : rolled ? (
        <p className="plan-if">{t('online.plan.anyRoll')}</p>
      ) : null}
      {moves.map((step) => (
        <p key={step.index}>
          <Sentence>{say(step)}</Sentence>
        </p>
      ))}
      {rest.length > 0 ? <p className="hint">{t('online.plan.notNow', { moves: rest.join(', ') })}</p> : null}
    </div>
  );
}
