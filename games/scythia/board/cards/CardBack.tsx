import { GameIcon } from '../signs/GameIcon.tsx';
import { type CardSize, cardClass } from './card-size.ts';
import './cards.css';

/** A crew card from behind. */
export function CardBack({
  size = 'hand',
  className,
}: {
  readonly size?: CardSize | undefined;
  readonly className?: string | undefined;
}) {
  return (
    <div className={cardClass('back', size, className)} aria-hidden="true">
      <GameIcon name="horse" size={48} />
    </div>
  );
}
