import { useId } from 'react';

interface FieldProps {
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'date';
  readonly value: string;
  readonly autoComplete: string;
  readonly hint?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: string;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}

export function Field({ label, hint, onChange, type = 'text', ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type={type}
        className="text-field"
        required
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
