import type { LuckMark, Mark, Moment, Unclear } from '@tessera/mind';
import { useText } from '../i18n/index.tsx';

export type ShownMark = Mark | LuckMark | Unclear | 'unclearLuck';

/** A sign of its own for each, so that colour alone says nothing. */
const SIGNS: Readonly<Record<ShownMark, string>> = {
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  unclear: '~',
  lucky: '+',
  unlucky: '−',
  unclearLuck: '~',
};

/** What a moment is called, if anything. */
export const markOfMoment = ({ decision, luck }: Moment): ShownMark | undefined =>
  decision?.mark ?? (luck === 'unclear' ? 'unclearLuck' : luck);

export function MomentMark({ mark }: { readonly mark: ShownMark }) {
  const t = useText();
  const name = t(`review.mark.${mark}`);
  return (
    <span className="review-mark" data-mark={mark} role="img" aria-label={name} title={name}>
      {SIGNS[mark]}
    </span>
  );
}
