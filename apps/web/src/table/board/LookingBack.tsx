import type { Step } from '@tessera/table';
import type { GameUi, Scene } from '@tessera/ui';
import { useText } from '../../i18n/index.tsx';
import { titleOf, turnsOf } from '../log/turns.ts';

interface LookingBackProps {
  readonly ui: GameUi;
  readonly scene: Scene<unknown>;
  readonly steps: readonly Step[];
  readonly looking: number;
  readonly onBack: () => void;
}

/** So that nobody takes the past for the present. */
export function LookingBack({ ui, scene, steps, looking, onBack }: LookingBackProps) {
  const t = useText();
  const turn = turnsOf(steps, ui.inSetUp).findLast(({ first }) => first <= looking);
  if (!turn) return null;
  return (
    <div className="looking" role="status">
      <span>{t('table.looking', { turn: titleOf(ui, turn, scene) })}</span>
      <button type="button" className="button" onClick={onBack}>
        {t('table.looking.back')}
      </button>
    </div>
  );
}
