import type { ReactNode } from 'react';
import type { ScenarioLeader } from '../../rules/scenario/scenario-types.ts';
import { HeroPortrait } from '../portraits/HeroPortrait.tsx';
import { ResourceIcon } from '../signs/ResourceIcon.tsx';
import './cards.css';

interface LeaderCardProps {
  readonly leader: ScenarioLeader;
  /** In the reader's language. */
  readonly name: string;
  /** The difficulty, or whatever else is to be said. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A rival leader (S-70): its strength, the provisions it starts with and those it gains at a time. */
export function LeaderCard({ leader, name, children, className }: LeaderCardProps) {
  return (
    <div className={`sc-root sc-card sc-card-leader sc-card-hand${className ? ` ${className}` : ''}`}>
      <div className="sc-card-picture">
        <HeroPortrait name={leader.name} />
        <span className="sc-card-strength">{leader.strength}</span>
      </div>
      <div className="sc-card-name">
        <span>{name}</span>
      </div>
      <div className="sc-card-texts">
        <div className="sc-card-effect">
          <b>{leader.provisions}</b>
          <ResourceIcon resource="provisions" size={16} /> <b>+{leader.gains}</b>
          <ResourceIcon resource="provisions" size={16} />
          {children}
        </div>
      </div>
    </div>
  );
}
