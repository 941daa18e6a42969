import { memo } from 'react';
import type { Colour } from '../rules/board.ts';
import { DECOR } from './decor.ts';
import { Emblem } from './Emblem.tsx';
import { HEIGHT, TRACK_DEPTH, TRACK_MARGIN, WIDTH } from './layout/size.ts';
import { beside, type TrackLayout } from './layout/track.ts';
import { Sword } from './Sword.tsx';

interface TrackProps {
  readonly track: TrackLayout;
  readonly colours: readonly Colour[];
  /** The id of the land patterns. */
  readonly patterns: string;
}

const OUTER = TRACK_MARGIN;
const SMALLEST_EMBLEM = 9;

/** The track round the edge: an inked bed, its coloured spaces, and the sword where it starts. */
export const Track = memo(function Track({ track, colours, patterns }: TrackProps) {
  const emblem = Math.min(30, track.spaceLength * 0.62);
  return (
    <g {...DECOR}>
      <path d={frame(OUTER + TRACK_DEPTH - 4, 34)} fill="var(--hb-sea)" />
      {/* The bed, with the sea cut out of it. */}
      <path d={`${frame(OUTER, 87)}${frame(OUTER + TRACK_DEPTH, 31)}`} fill="var(--hb-bed)" fillRule="evenodd" />
      <path d={frame(OUTER + TRACK_DEPTH + 3, 29)} fill="none" stroke="var(--hb-gold)" strokeWidth={3} />
      <path d={frame(OUTER + TRACK_DEPTH + 5.4, 27)} fill="none" stroke="var(--hb-ink)" strokeWidth={2} />
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
          const at = beside(space, 0, TRACK_DEPTH / 2 + 11);
          return (
            <g key={space.number} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
              <circle r={19} fill="var(--hb-ink)" />
              <circle r={16.8} fill="var(--hb-bone)" stroke="var(--hb-gold)" strokeWidth={1.6} />
              <text className="hb-numeral" y={space.number > 99 ? 6.4 : 8} fontSize={space.number > 99 ? 20 : 25}>
                {space.number}
              </text>
            </g>
          );
        })}
    </g>
  );
});

function frame(inset: number, radius: number): string {
  const [right, bottom] = [WIDTH - inset, HEIGHT - inset];
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${inset + radius} ${inset}H${right - radius}${arc} ${right} ${inset + radius}V${bottom - radius}${arc} ${right - radius} ${bottom}H${inset + radius}${arc} ${inset} ${bottom - radius}V${inset + radius}${arc} ${inset + radius} ${inset}Z`;
}
