import { Switch } from 'react-aria-components/Switch';

interface ToggleProps {
  readonly label: string;
  /** What it means, in a sentence. */
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Toggle({ label, hint, on, onChange }: ToggleProps) {
  return (
    <Switch className="toggle" isSelected={on} onChange={onChange}>
      <span className="toggle-text">
        <span className="toggle-label">{label}</span>
        {hint ? <span className="hint">{hint}</span> : null}
      </span>
      <span className="toggle-track" aria-hidden="true">
        <span className="toggle-stone" />
      </span>
    </Switch>
  );
}
