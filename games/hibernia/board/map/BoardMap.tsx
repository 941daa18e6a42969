import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import type { BoardLayout } from '../geometry.ts';
import type { MapPaths } from './map-paths.ts';

interface BoardMapProps {
  readonly layout: BoardLayout;
  readonly paths: MapPaths;
  /** The id of the land patterns and of the shore's clip. */
  readonly id: string;
}

/** Shore and lands: everything that was on the block before the first warrior stood there. */
export const BoardMap = memo(function BoardMap({ layout, paths, id }: BoardMapProps) {
  return (
    <g {...DECOR}>
      <clipPath id={`${id}-shore`}>
        <path d={paths.land} clipRule="evenodd" />
      </clipPath>
      <path d={paths.shoreInk} fill="var(--hb-line)" fillRule="evenodd" />
      <g clipPath={`url(#${id}-shore)`}>
        {layout.lands.map((land, i) => (
          <path key={land.name} d={paths.cells[i]} fill={`url(#${id}-${land.colour})`} />
        ))}
      </g>
    </g>
  );
});
