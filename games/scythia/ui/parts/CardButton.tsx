import type { ReactNode } from 'react';
import type { Play } from '../decision/use-play.ts';
import { type CardId, cardName } from '../sentences/cards.ts';

interface CardButtonProps {
  readonly play: Pick<Play, 'text' | 'onCards'>;
  readonly card: CardId;
  readonly className?: string;
  /** What else the button shows. */
  readonly detail?: string;
  readonly children: ReactNode;
}

/** Shows a card full size. */
export function CardButton({ play, card, className, detail, children }: CardButtonProps) {
  const { text, onCards } = play;
  const name = cardName(card, text);
  if (!onCards) return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      className={className}
      title={name}
      aria-label={detail === undefined ? name : `${name}: ${detail}`}
      aria-haspopup="dialog"
      onClick={() => onCards({ title: name, cards: [card] })}
    >
      {children}
    </button>
  );
}
