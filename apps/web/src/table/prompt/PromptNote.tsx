import type { Problem } from '@tessera/kernel';
import { Sentence } from '@tessera/ui';
import { X } from 'lucide-react';
import { useText } from '../../i18n/index.tsx';
import { sentenceAnywhere } from '../../online/problems.ts';

export interface Note {
  readonly sentence: string;
  readonly kind: 'preview' | 'refusal';
}

interface PromptNoteProps {
  readonly note: Note | null;
  readonly problem: Problem | null;
  readonly onForget: () => void;
}

/** Under the prompt, for the moment: what a move would do, why a place is none, or what went wrong. */
export function PromptNote({ note, problem, onForget }: PromptNoteProps) {
  const t = useText();
  if (problem)
    return (
      <div className="saying saying-refusal" role="alert">
        {t('table.problem.host')} {sentenceAnywhere(problem, t) ?? <span lang="en">{problem.message}</span>}
        <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={onForget}>
          <X aria-hidden="true" />
        </button>
      </div>
    );
  return (
    <div className={note ? `saying saying-${note.kind}` : 'saying-silent'} role="status" data-testid="saying">
      {note ? <Sentence>{note.sentence}</Sentence> : null}
    </div>
  );
}
