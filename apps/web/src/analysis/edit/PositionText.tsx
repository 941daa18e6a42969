import type { Game, Problem } from '@tessera/kernel';
import { FieldGroup } from '@tessera/ui';
import { useId, useState } from 'react';
import { ProblemNote } from '../../controls/ProblemNote.tsx';
import { useText } from '../../i18n/index.tsx';
import { analysisSentence } from '../analysis-problems.ts';
import { type Draft, draftOfText } from './draft.ts';

interface PositionTextProps {
  readonly game: Game;
  readonly position: unknown;
  readonly open: boolean;
  readonly onDraft: (draft: Draft) => void;
}

/** The whole position as text: what no field has can be changed there. */
export function PositionText({ game, position, open, onDraft }: PositionTextProps) {
  const t = useText();
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(position, null, 2));
  const [problem, setProblem] = useState<Problem | null>(null);
  const take = () => {
    const read = draftOfText(game, text);
    if (read.ok) onDraft(read.value);
    setProblem(read.ok ? null : read.error);
  };
  return (
    <FieldGroup title={t('analysis.edit.text')} open={open}>
      <label className="visually-hidden" htmlFor={id}>
        {t('analysis.edit.text')}
      </label>
      <textarea
        id={id}
        className="text-field edit-text"
        rows={14}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem ? <ProblemNote title={t('analysis.problem.start')} problem={problem} says={analysisSentence} /> : null}
      <button type="button" className="button" onClick={take}>
        {t('analysis.edit.take')}
      </button>
    </FieldGroup>
  );
}
