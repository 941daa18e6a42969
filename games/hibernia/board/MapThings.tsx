import { memo } from 'react';
import { Castle } from './Castle.tsx';
import { CompassRose } from './CompassRose.tsx';
import { Crossing } from './Crossing.tsx';
import { DECOR } from './decor.ts';
import type { BoardLayout } from './geometry.ts';
import { LandName } from './LandName.tsx';

/** Names, castles and the stones of the centre: what stands on the map and stays above any light. */
export const MapThings = memo(function MapThings({ layout }: { readonly layout: BoardLayout }) {
  return (
    <g {...DECOR}>
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
