import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import type { Colour } from '../../rules/scenario/board.ts';
import { innerRim } from '../layout/arrangement.ts';
import { TRACK_MARGIN } from '../layout/size.ts';
import { beside, type TrackLayout } from '../layout/track.ts';
import { ringPath } from '../map/ring-path.ts';
import { Emblem } from '../pieces/Emblem.tsx';
import { Sword } from './Sword.tsx';

interface TrackProps {
  readonly track: TrackLayout;
  readonly colours: readonly Colour[];
  /** The id of the land patterns. */
  readonly patterns: string;
}

const SMALLEST_EMBLEM = 9;

/** The track: an inked bed, its coloured spaces, and the sword where it starts. */
export const Track = memo(function Track({ track, colours, patterns }: TrackProps) {
  const { ring } = track;
  const inner = innerRim(ring);
  const emblem = Math.min(30, track.spaceLength * 0.62);
  return (
    <g {...DECOR}>
      {/* The bed, with the sea cut out of it. */}
      <path
        d={`${ringPath(ring, TRACK_MARGIN, 87)}${ringPath(ring, inner, 31)}`}
        fill="var(--hb-bed)"
        fillRule="evenodd"
      />
      <path d={ringPath(ring, inner + 3, 29)} fill="none" stroke="var(--hb-gold)" strokeWidth={3} />
      <path d={ringPath(ring, inner + 5.4, 27)} fill="none" stroke="var(--hb-ink)" strokeWidth={2} />
      {track.spaces.map((space) => (
        <path key={space.number} d={space.path} fill={`url(#${patterns}-${colours[space.number - 1]})`} />
      ))}
      {emblem >= SMALLEST_EMBLEM &&
        track.spaces.map((space) => (
          <Emblem key={space.number} colour={colours[space.number - 1]} x={space.x} y={space.y} size={emblem} />
        ))}
      <Sword sword={track.sword} />
    </g>
  );
});

/** Every tenth space by its number, on the rim of the sea. */
export const TrackNumbers = memo(function TrackNumbers({ track }: { readonly track: TrackLayout }) {
  return (
    <g {...DECOR}>
      {track.spaces
        .filter((space) => space.number % 10 === 0)
        .map((space) => {
          const at = beside(space, 0, track.ring.depth / 2 + 11);
          return (
            <g key={space.number} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
              <circle r={space.number > 99 ? 27 : 22} fill="var(--hb-ink)" />
              <circle
                r={space.number > 99 ? 24.8 : 19.8}
                fill="var(--hb-bone)"
                stroke="var(--hb-gold)"
                strokeWidth={1.6}
              />
              <text className="hb-numeral" y={9.6} fontSize={30}>
                {space.number}
              </text>
            </g>
          );
        })}
    </g>
  );
});
