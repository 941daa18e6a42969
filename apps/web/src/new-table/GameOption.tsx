import type { OptionSpec } from '@tessera/kernel';
import { Choice } from '../controls/Choice.tsx';
import { optionHint, optionValue, optionWords } from '../game-words.ts';
import { useText } from '../i18n/index.tsx';

interface GameOptionProps {
  readonly game: string;
  readonly option: OptionSpec;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Something that a game lets one choose, with what it means. */
export function GameOption({ game, option, value, onChange }: GameOptionProps) {
  const t = useText();
  return (
    <div>
      <Choice
        label={optionWords(t, game, option.id)}
        value={value ?? option.default}
        values={option.values}
        show={(each) => optionValue(t, game, option.id, each)}
        onChange={onChange}
      />
      <p className="hint">{optionHint(t, game, option.id)}</p>
    </div>
  );
}
