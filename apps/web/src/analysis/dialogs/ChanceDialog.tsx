import type { ChanceOutcome } from '@tessera/table';
import { type GameUi, type Scene, Sentence } from '@tessera/ui';
import { ShellDialog } from '../../controls/ShellDialog.tsx';
import { useText } from '../../i18n/index.tsx';
import { headline } from '../../table/prompt/headline.ts';
import { usePercent } from '../panels/Chances.tsx';

interface ChanceDialogProps {
  readonly ui: GameUi;
  readonly scene: Scene<unknown>;
  readonly isOpen: boolean;
  readonly outcomes: readonly ChanceOutcome[];
  readonly onChoose: (outcome: string) => void;
  readonly onClose: () => void;
}

/** What the dice show, or which card is drawn, said by hand. */
export function ChanceDialog({ ui, scene, isOpen, outcomes, onChoose, onClose }: ChanceDialogProps) {
  const t = useText();
  const percent = usePercent();
  return (
    <ShellDialog title={t('analysis.chance.title')} isOpen={isOpen} onOpenChange={(open) => open || onClose()}>
      <ul className="chance-outcomes">
        {outcomes.map(({ text, share, step }) => (
          <li key={text}>
            <button type="button" className="button" onClick={() => onChoose(text)}>
              <span>
                <Sentence>{headline(ui.describeStep(step, { ...scene, view: step.view })) || text}</Sentence>
              </span>
              <span className="chance-share">{percent(share)}</span>
            </button>
          </li>
        ))}
      </ul>
    </ShellDialog>
  );
}
