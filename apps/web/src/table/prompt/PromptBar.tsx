import { type Choice, type GameUi, Sentence } from '@tessera/ui';
import type { CSSProperties } from 'react';
import { useText } from '../../i18n/index.tsx';
import { useFittingText } from './use-fitting-text.ts';

interface PromptBarProps {
  readonly ui: GameUi;
  readonly sentence: string;
  /** The colour of whom it is about; none when it is about nobody. */
  readonly colour: string | undefined;
  /** What is shown is one's own move, on its way to the host. */
  readonly pending?: boolean;
  readonly children: React.ReactNode;
  /** After the sentence. */
  readonly tool?: React.ReactNode;
}

/** One line where it fits, always in the same place: who must do what. */
export function PromptBar({ ui, sentence, colour, pending = false, children, tool }: PromptBarProps) {
  const t = useText();
  const fitting = useFittingText<HTMLParagraphElement>(sentence);
  return (
    <div
      className="prompt"
      data-guide="prompt"
      data-pending={pending || undefined}
      style={colour ? ({ '--who': `var(--${colour})` } as CSSProperties) : undefined}
    >
      {children}
      <p className="prompt-sentence" data-testid="prompt" tabIndex={-1} ref={fitting}>
        {colour ? <ui.Mark colour={colour} size={20} /> : null}
        <span>
          <Sentence>{sentence}</Sentence>
        </span>
      </p>
      {tool}
      {pending ? <span className="prompt-pending">{t('table.pending')}</span> : null}
    </div>
  );
}

interface ChoiceRowProps {
  readonly choices: readonly Choice<unknown>[];
  readonly main: { readonly label: string; readonly act: () => void } | undefined;
  readonly onChoose: (choice: Choice<unknown>) => void;
}

/** Beside the prompt: what can't be tapped on the board. */
export function ChoiceRow({ choices, main, onChoose }: ChoiceRowProps) {
  const t = useText();
  const readings = choices.filter((choice) => choice.on !== undefined);
  const others = choices.filter((choice) => choice.on === undefined);
  return (
    <div className="choices" data-guide="choices">
      {readings.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that takes room
        <div className="choice-row" role="group" aria-label={t('table.reading')}>
          {readings.map((choice) => (
            <button
              key={choice.id}
              type="button"
              className="choice-value"
              aria-pressed={choice.on ?? false}
              data-selected={choice.on || undefined}
              onClick={() => onChoose(choice)}
            >
              {choice.label}
            </button>
          ))}
        </div>
      ) : null}
      {others.map((choice) => (
        <button
          key={choice.id}
          type="button"
          className={choice.quiet ? 'button button-quiet' : 'button'}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
        </button>
      ))}
      {main ? (
        <button type="button" className="button button-primary choices-main" data-main onClick={main.act}>
          {main.label}
        </button>
      ) : null}
    </div>
  );
}
