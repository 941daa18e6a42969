import type { OptionSpec } from '@tessera/kernel';
import { Choice } from '../controls/Choice.tsx';
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
  const words = `shell.game.${game}.${option.id}`;
  return (
    <div>
      <Choice
        label={t(words)}
        value={value ?? option.default}
        values={option.values}
        show={(each) => t(`${words}.${each}`)}
        onChange={onChange}
      />
      <p className="hint">{t(`${words}.hint`)}</p>
    </div>
  );
}
