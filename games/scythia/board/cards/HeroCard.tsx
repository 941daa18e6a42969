import type { ReactNode } from 'react';
import { HeroPortrait } from '../portraits/HeroPortrait.tsx';
import { CardName } from './CardName.tsx';
import { type CardSize, cardClass } from './card-size.ts';
import './cards.css';

interface HeroCardProps {
  /** As the scenario names the hero: it chooses the picture. */
  readonly hero: string;
  /** In the reader's language. */
  readonly name: string;
  readonly size?: CardSize | undefined;
  readonly effect?: ReactNode;
  /** Turned aside: used this turn (S-56). */
  readonly used?: boolean | undefined;
  readonly className?: string | undefined;
}

export function HeroCard({ hero, name, size = 'hand', effect, used, className }: HeroCardProps) {
  return (
    <div className={`${cardClass('hero', size, className)}${used ? ' sc-used' : ''}`}>
      <div className="sc-card-picture">
        <HeroPortrait name={hero} />
      </div>
      <CardName name={name} />
      {size !== 'small' && (
        <div className="sc-card-texts">
          <div className="sc-card-effect">{effect}</div>
        </div>
      )}
    </div>
  );
}
