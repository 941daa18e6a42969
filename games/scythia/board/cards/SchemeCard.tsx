import { picture } from '@tessera/game-kit/board';
import type { CSSProperties } from 'react';
import type { ScenarioScheme } from '../../rules/scenario/scenario-types.ts';
import { LAND_STYLES } from '../palette.ts';
import { GameIcon } from '../signs/GameIcon.tsx';
import { LandSign } from '../signs/LandSign.tsx';
import { ResourceIcon } from '../signs/ResourceIcon.tsx';
import './cards.css';

interface SchemeCardProps {
  readonly scheme: ScenarioScheme;
  /** The land's name, and the blocked building's. */
  readonly landName: string;
  readonly buildingName: string;
  /** Which of the conditions the rival has come to: lit. From 0; 3 is the raid. */
  readonly at?: number | undefined;
  readonly className?: string | undefined;
  /** The whole card in words; with it the card is told as one picture. */
  readonly label?: string | undefined;
}

const ARROWS = { down: '↓', up: '↑', right: '→', left: '←' } as const;

/** A scheme (S-71): three conditions with what the rival does when one fails, the raid when all hold, and what it blocks. */
export function SchemeCard({ scheme, landName, buildingName, at, className, label }: SchemeCardProps) {
  const row = (index: number) => `sc-scheme-row${at === index ? ' sc-scheme-at' : ''}`;
  return (
    <div
      className={`sc-root sc-card sc-scheme${className ? ` ${className}` : ''}`}
      {...(label ? picture(label) : {})}
      style={{ '--scheme-ground': LAND_STYLES[scheme.region].fill } as CSSProperties}
    >
      <div className="sc-scheme-head">
        <LandSign land={scheme.region} size={26} />
        <span>{landName}</span>
        <b>{scheme.slot}</b>
      </div>
      <div className={row(0)}>
        <span>
          <GameIcon name="bag" size={16} />
        </span>
        <span className="sc-scheme-else">
          <GameIcon name="quest" size={16} />
          {ARROWS[scheme.quest.row]}
          {ARROWS[scheme.quest.along]}
        </span>
      </div>
      <div className={row(1)}>
        <span>
          <b>{scheme.provisions}</b>
          <ResourceIcon resource="provisions" size={16} />
        </span>
        <span className="sc-scheme-else">
          +<ResourceIcon resource="provisions" size={16} />
        </span>
      </div>
      <div className={row(2)}>
        <span>
          <b>{scheme.strength}</b>
          <ResourceIcon resource="strength" size={16} />
        </span>
        <span className="sc-scheme-else">
          <GameIcon name="horse" size={16} />
          <b>{scheme.horse}</b>
        </span>
      </div>
      <div className={row(3)}>
        <span>
          <LandSign land={scheme.region} size={16} />
        </span>
        <span className="sc-scheme-points">{scheme.points}</span>
      </div>
      <div className="sc-scheme-block">
        <GameIcon name="block" size={16} />
        {buildingName}
      </div>
    </div>
  );
}
