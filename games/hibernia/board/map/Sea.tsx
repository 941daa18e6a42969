import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import type { BoardLayout } from '../geometry.ts';
import { innerRim } from '../layout/arrangement.ts';
import type { MapPaths, Waves } from './map-paths.ts';
import { ringPath } from './ring-path.ts';

interface SeaProps {
  readonly layout: BoardLayout;
  readonly paths: MapPaths;
  readonly waves: Waves;
  /** The id of the sea's clip. */
  readonly id: string;
}

/** The sea: inside the track that lies around it, or all about as far as one sees. */
export const Sea = memo(function Sea({ layout, paths, waves, id }: SeaProps) {
  const { arrangement, track } = layout;
  const inside = ringPath(track.ring, innerRim(track.ring) - 4, 34);
  return (
    <g {...DECOR}>
      <clipPath id={`${id}-sea`}>
        {arrangement === 'around' ? <path d={inside} /> : <rect x={-4000} y={-4000} width={9000} height={9000} />}
      </clipPath>
      <g clipPath={`url(#${id}-sea)`}>
        <rect x={-4000} y={-4000} width={9000} height={9000} fill="var(--hb-sea)" />
        <g fill="none" strokeLinecap="round">
          <path d={waves.far} stroke="var(--hb-sea-line)" strokeWidth={2.2} opacity={0.7} />
          <path d={waves.near} stroke="var(--hb-sea-cut)" strokeWidth={2.6} />
        </g>
        <path d={paths.shallows} fill="var(--hb-sea-deep)" />
        <g fill="none" stroke="var(--hb-sea-cut)" strokeLinecap="round">
          <path d={paths.waterLines[2]} strokeWidth={1.6} strokeDasharray="22 9 38 14 9 12" />
          <path d={paths.waterLines[1]} strokeWidth={2} strokeDasharray="46 7 21 9" />
          <path d={paths.waterLines[0]} strokeWidth={2.4} />
        </g>
      </g>
    </g>
  );
});
