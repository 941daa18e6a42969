import { MAX_BRANCH_NAME } from '@tessera/kernel';
import { useId, useState } from 'react';
import { ShellDialog } from '../../controls/ShellDialog.tsx';
import { useText } from '../../i18n/index.tsx';

interface NameDialogProps {
  readonly isOpen: boolean;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks what a branch is called. */
export function NameDialog({ isOpen, name, onName, onClose }: NameDialogProps) {
  const t = useText();
  const id = useId();
  const [written, setWritten] = useState(name);
  return (
    <ShellDialog title={t('analysis.name.title')} isOpen={isOpen} onOpenChange={(open) => open || onClose()}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onName(written);
        }}
      >
        <label className="field-label" htmlFor={id}>
          {t('analysis.name.label')}
        </label>
        <input
          id={id}
          className="text-field"
          value={written}
          maxLength={MAX_BRANCH_NAME}
          // biome-ignore lint/a11y/noAutofocus: the dialog is there for this one field
          autoFocus
          onChange={(event) => setWritten(event.target.value)}
        />
        <div className="actions dialog-actions">
          <button type="submit" className="button button-primary">
            {t('analysis.name.keep')}
          </button>
        </div>
      </form>
    </ShellDialog>
  );
}
