import type { Step } from '@tessera/table';
import type { Decision, GameUi } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.tsx';
import type { GuideMemory } from './guide-memory.ts';
import { type GuideWords, loadGuideWords } from './guide-words.ts';

interface GuideProps {
  readonly ui: GameUi;
  readonly decision: Decision<unknown, unknown>;
  readonly lastStep: Step | undefined;
  readonly memory: GuideMemory;
  readonly onChange: (memory: GuideMemory) => void;
}

/** The first-game guide: a bubble that points at the real table, one at a time, never in the way of a tap elsewhere. */
export function Guide({ ui, decision, lastStep, memory, onChange }: GuideProps) {
  const t = useText();
  const [language] = useLanguage();
  const [words, setWords] = useState<GuideWords>();
  useEffect(() => {
    let current = true;
    loadGuideWords(ui.id, language).then(
      (loaded) => current && setWords(loaded),
      () => undefined, // without its words there is no guide, and the game goes on
    );
    return () => {
      current = false;
    };
  }, [ui, language]);

  const step = memory.off ? undefined : ui.guide(decision, lastStep, new Set(memory.seen));
  const hint = step && words?.[step.id];
  if (!step || !hint) return null;
  return (
    // one bubble for all hints: the focus stays on its button, and the next hint is told
    <aside className="guide" data-at={step.at} aria-label={t('table.guide')} aria-live="polite">
      <h2>{hint.title}</h2>
      <p>{hint.text}</p>
      <div className="guide-actions">
        <button type="button" className="button button-quiet" onClick={() => onChange({ ...memory, off: true })}>
          {t('table.guide.skip')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => onChange({ off: step.id === 'done', seen: [...memory.seen, step.id] })}
        >
          {t('table.guide.next')}
        </button>
      </div>
    </aside>
  );
}
