import { Lightbulb } from 'lucide-react';
import { useText } from '../../i18n/index.tsx';
import type { HintNow } from './use-hint.ts';

/** At the prompt, at a table that has hints; it keeps its room while somebody else decides. */
export function HintButton({ hint }: { readonly hint: HintNow }) {
  const t = useText();
  if (!hint.offered) return null;
  return (
    <button
      type="button"
      className="icon-button hint-button"
      aria-label={t('table.hint')}
      title={t('table.hint')}
      aria-expanded={hint.shown !== undefined}
      disabled={!hint.available}
      onClick={hint.tap}
    >
      <Lightbulb aria-hidden="true" />
    </button>
  );
}
