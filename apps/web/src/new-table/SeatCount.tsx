import { Choice } from '../controls/Choice.tsx';
import { useText } from '../i18n/index.tsx';

interface SeatCountProps {
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

/** How many play. */
export function SeatCount({ least, most, value, onChange }: SeatCountProps) {
  const t = useText();
  return (
    <Choice
      quiet
      label={t('shell.newTable.count')}
      value={`${value}`}
      values={Array.from({ length: most - least + 1 }, (_, i) => `${least + i}`)}
      show={(count) => count}
      onChange={(count) => onChange(Number(count))}
    />
  );
}
