import type { ReactNode } from 'react';
import { ShellDialog } from './ShellDialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly yes: string;
  readonly no: string;
  /** Also when it is closed without an answer, which is no. */
  readonly onAnswer: (yes: boolean) => void;
  /** What becomes of it. */
  readonly children: ReactNode;
}

/** What can't be undone is asked first. */
export function Confirm({ title, isOpen, yes, no, onAnswer, children }: ConfirmProps) {
  return (
    <ShellDialog title={title} isOpen={isOpen} onOpenChange={(open) => open || onAnswer(false)}>
      {children}
      <div className="actions dialog-actions">
        <button type="button" className="button button-primary" onClick={() => onAnswer(true)}>
          {yes}
        </button>
        <button type="button" className="button" onClick={() => onAnswer(false)}>
          {no}
        </button>
      </div>
    </ShellDialog>
  );
}
