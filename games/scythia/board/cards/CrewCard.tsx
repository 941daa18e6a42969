import type { ReactNode } from 'react';
import type { ScenarioCrew } from '../../rules/scenario/scenario-types.ts';
import { WoundRow } from '../pieces/WoundRow.tsx';
import { CrewPortrait } from '../portraits/CrewPortrait.tsx';
import { ResourceIcon } from '../signs/ResourceIcon.tsx';
import { CardName } from './CardName.tsx';
import { type CardSize, cardClass } from './card-size.ts';
import './cards.css';

interface CrewCardProps {
  readonly crew: Pick<ScenarioCrew, 'name' | 'cost' | 'strength'>;
  /** In the reader's language. */
  readonly name: string;
  readonly size?: CardSize | undefined;
  readonly wounds?: number | undefined;
  /** The left-hand ability: ready text, signs, or both. */
  readonly ability?: ReactNode;
  /** The right-hand effect. */
  readonly effect?: ReactNode;
  /** What it costs now, where that is not what is printed. */
  readonly costNow?: number | undefined;
  readonly className?: string | undefined;
}

/** A crew card. Small ones show the picture, the strength that is left and the wounds. */
export function CrewCard({
  crew,
  name,
  size = 'hand',
  wounds = 0,
  ability,
  effect,
  costNow,
  className,
}: CrewCardProps) {
  const strength = Math.max(0, crew.strength - wounds);
  const cost = costNow ?? crew.cost;
  return (
    <div className={cardClass('crew', size, className)}>
      <div className="sc-card-picture">
        <CrewPortrait name={crew.name} />
        <span className={`sc-card-strength${wounds > 0 ? ' sc-hurt' : ''}`}>{strength}</span>
        {size !== 'small' && (
          <span className={`sc-card-cost${cost === crew.cost ? '' : cost < crew.cost ? ' sc-cheap' : ' sc-dear'}`}>
            {cost}
            <ResourceIcon resource="silver" size={size === 'big' ? 20 : 15} />
          </span>
        )}
        {wounds > 0 && <WoundRow wounds={wounds} size={size === 'small' ? 15 : 20} />}
      </div>
      <CardName name={name} />
      {size !== 'small' && (
        <div className="sc-card-texts">
          <div className="sc-card-ability">{ability}</div>
          <div className="sc-card-effect">{effect}</div>
        </div>
      )}
    </div>
  );
}
