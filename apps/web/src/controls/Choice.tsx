import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';

interface ChoiceProps<T extends string> {
  readonly label: string;
  /** The label is heard but not seen, when the place says it already. */
  readonly quiet?: boolean;
  readonly value: T;
  readonly values: readonly T[];
  readonly show: (value: T) => ReactNode;
  /** For values that are shown as a picture alone. */
  readonly name?: (value: T) => string;
  readonly disabled?: (value: T) => boolean;
  readonly onChange: (value: T) => void;
  readonly className?: string;
  /** What the values mean, where their names don't say it. */
  readonly hint?: string;
}

/** A few values side by side, one of them chosen. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, quiet, value, values, show, name, disabled, onChange, className = '', hint } = props;
  return (
    <RadioGroup
      className={`choice ${className}`}
      value={value}
      onChange={(chosen) => onChange(chosen as T)}
      orientation="horizontal"
      {...(quiet ? { 'aria-label': label } : {})}
    >
      {quiet ? null : <Label className="field-label">{label}</Label>}
      <div className="choice-row">
        {values.map((each) => (
          <Radio
            key={each}
            value={each}
            className="choice-value"
            isDisabled={disabled?.(each) ?? false}
            {...(name ? { 'aria-label': name(each) } : {})}
          >
            {show(each)}
          </Radio>
        ))}
      </div>
      {hint === undefined ? null : (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
    </RadioGroup>
  );
}
