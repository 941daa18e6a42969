import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import type { BoardLayout } from '../geometry.ts';
import { Castle } from './Castle.tsx';
import { CompassRose } from './CompassRose.tsx';
import { Crossing } from './Crossing.tsx';
import { LandName } from './LandName.tsx';
import type { MapPaths } from './map-paths.ts';

interface MapThingsProps {
  readonly layout: BoardLayout;
  readonly paths: MapPaths;
  /** The id of the shore's clip. */
  readonly id: string;
}

/** Borders, names, castles and the stones of the centre: what stays above any light. */
export const MapThings = memo(function MapThings({ layout, paths, id }: MapThingsProps) {
  const { border, province, wall } = paths.borders;
  return (
    <g {...DECOR}>
      <g clipPath={`url(#${id}-shore)`} fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={border} stroke="var(--hb-line)" strokeWidth={3.2} />
        <path d={province} stroke="var(--hb-line)" strokeWidth={7.5} />
        <path d={province} stroke="var(--hb-braid)" strokeWidth={2.6} strokeDasharray="9 5" strokeLinecap="butt" />
        <path d={wall} stroke="var(--hb-line)" strokeWidth={13} />
        <path d={wall} stroke="var(--hb-stone)" strokeWidth={8} strokeDasharray="11 3" strokeLinecap="butt" />
      </g>
      {layout.rose && <CompassRose at={layout.rose} />}
      {layout.links.map(({ lands: [a, b], from, to }) => (
        <g key={`${a} ${b}`} fill="none" strokeLinecap="round">
          <path
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            stroke="var(--hb-ink)"
            strokeWidth={7}
            strokeDasharray="1 15"
          />
          <path
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            stroke="var(--hb-gold)"
            strokeWidth={4}
            strokeDasharray="1 15"
          />
        </g>
      ))}
      {layout.crossings.map((crossing) => (
        <Crossing
          key={`${crossing.x} ${crossing.y}`}
          crossing={crossing}
          towards={(land) => layout.lands[land].ground}
        />
      ))}
      {layout.lands.map((land) => (
        <g key={land.name}>
          {land.castle && <Castle at={land.castle} />}
          <LandName land={land} />
        </g>
      ))}
    </g>
  );
});
