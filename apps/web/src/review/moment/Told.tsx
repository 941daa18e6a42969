import type { Step } from '@tessera/table';
import { type GameUi, type Player, Sentence } from '@tessera/ui';
import { useText } from '../../i18n/index.tsx';
import { headline } from '../../table/prompt/headline.ts';

interface ToldProps {
  readonly ui: GameUi;
  readonly step: Step;
  readonly players: readonly Player[];
}

/** What a step does, as the log tells it; where it has nothing to tell, as the record has it. */
export function Told({ ui, step, players }: ToldProps) {
  const text = useText();
  const sentence = headline(ui.describeStep(step, { view: step.view, players, text }));
  return sentence === '' ? <code>{step.move}</code> : <Sentence>{sentence}</Sentence>;
}
