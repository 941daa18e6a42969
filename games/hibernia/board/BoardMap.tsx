import { memo } from 'react';
import { DECOR } from './decor.ts';
import type { BoardLayout } from './geometry.ts';
import { HEIGHT, SHORE, WIDTH } from './layout/size.ts';
import type { MapPaths } from './map-paths.ts';

interface BoardMapProps {
  readonly layout: BoardLayout;
  readonly paths: MapPaths;
  /** The id of the land patterns and of the shore's clip. */
  readonly id: string;
}

/** Sea, shore and lands: everything that was on the block before the first warrior stood there. */
export const BoardMap = memo(function BoardMap({ layout, paths, id }: BoardMapProps) {
  return (
    <g {...DECOR}>
      <clipPath id={`${id}-shore`}>
        <path d={paths.land} clipRule="evenodd" />
      </clipPath>
      <clipPath id={`${id}-sea`}>
        <rect x={SHORE + 2} y={SHORE + 2} width={WIDTH - 2 * SHORE - 4} height={HEIGHT - 2 * SHORE - 4} rx={24} />
      </clipPath>
      <g clipPath={`url(#${id}-sea)`}>
        <g fill="none" strokeLinecap="round">
          <path d={paths.waves.far} stroke="var(--hb-sea-line)" strokeWidth={2.2} opacity={0.7} />
          <path d={paths.waves.near} stroke="var(--hb-sea-cut)" strokeWidth={2.6} />
        </g>
        <path d={paths.shallows} fill="var(--hb-sea-deep)" />
        <g fill="none" stroke="var(--hb-sea-cut)" strokeLinecap="round">
          <path d={paths.waterLines[2]} strokeWidth={1.6} strokeDasharray="22 9 38 14 9 12" />
          <path d={paths.waterLines[1]} strokeWidth={2} strokeDasharray="46 7 21 9" />
          <path d={paths.waterLines[0]} strokeWidth={2.4} />
        </g>
      </g>
      <path d={paths.shoreInk} fill="var(--hb-line)" fillRule="evenodd" />
      <g clipPath={`url(#${id}-shore)`}>
        {layout.lands.map((land, i) => (
          <path key={land.name} d={paths.cells[i]} fill={`url(#${id}-${land.colour})`} />
        ))}
      </g>
    </g>
  );
});
