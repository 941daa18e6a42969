import { type ReactNode, useId } from 'react';

interface FieldProps {
  readonly label: string;
  /** The label is heard but not seen, where the place says it already. */
  readonly quiet?: boolean | undefined;
}

interface SelectFieldProps<T extends string> extends FieldProps {
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few. */
export function SelectField<T extends string>({ label, quiet, value, options, onChange }: SelectFieldProps<T>) {
  const id = useId();
  return (
    <p className="edit-field">
      <label htmlFor={id} className={quiet ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}

interface NumberFieldProps extends FieldProps {
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A whole number. */
export function NumberField({ label, quiet, value, least = 0, most, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <p className="edit-field">
      <label htmlFor={id} className={quiet ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        value={value}
        min={least}
        max={most}
        onChange={(event) => {
          const { valueAsNumber } = event.target;
          if (Number.isInteger(valueAsNumber)) onChange(Math.max(least, Math.min(most, valueAsNumber)));
        }}
      />
    </p>
  );
}

interface CheckFieldProps extends FieldProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** Yes or no. */
export function CheckField({ label, value, onChange }: CheckFieldProps) {
  return (
    <label className="edit-check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

interface FieldGroupProps {
  readonly title: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Fields that belong together, which can be folded away. */
export function FieldGroup({ title, open = false, children }: FieldGroupProps) {
  return (
    <details className="edit-group" open={open}>
      <summary>{title}</summary>
      <div className="edit-fields">{children}</div>
    </details>
  );
}
