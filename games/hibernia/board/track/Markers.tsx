import { DECOR } from '@tessera/game-kit/board';
import type { Point } from '../geometry.ts';
import { fanOut, roundsOf, standOf, type TrackLayout } from '../layout/track.ts';
import type { ArmyColour } from '../palette.ts';
import { TrackMarker } from './TrackMarker.tsx';
import { useWalk } from './useWalk.ts';

interface MarkersProps {
  readonly track: TrackLayout;
  /** By seat. */
  readonly distances: readonly number[];
  readonly colours: readonly ArmyColour[];
  /** Where they would stand if the turn ended so; null for a marker that stays. */
  readonly preview: readonly (number | null)[] | undefined;
  readonly durationMs: number;
}

const place = ({ x, y }: Point) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` });

/** The markers on the track, and where they would go. */
export function Markers({ track, distances, colours, preview, durationMs }: MarkersProps) {
  const shown = useWalk(distances, durationMs);
  const groups = new Map<string, number[]>();
  const spotKey = (distance: number): string => {
    const { x, y } = standOf(track, distance);
    return `${x} ${y}`;
  };
  for (const [seat, distance] of shown.entries()) {
    const key = spotKey(distance);
    groups.set(key, [...(groups.get(key) ?? []), seat]);
  }
  const standing = shown.map((distance, seat) => {
    const group = groups.get(spotKey(distance)) ?? [seat];
    const length = distance <= 0 ? track.sword.length : track.spaceLength;
    return fanOut(standOf(track, distance), group.length, length, track.ring.depth)[group.indexOf(seat)];
  });
  return (
    <g {...DECOR}>
      {shown.map((distance, seat) => {
        const goal = preview?.[seat];
        if (goal === undefined || goal === null || goal <= distance) return null;
        const way = Array.from({ length: goal - distance - 1 }, (_, i) => distance + 1 + i);
        const style = `var(--hb-${colours[seat] ?? 'neutral'})`;
        return (
          <g key={colours[seat]} className="hb-way">
            {way.map((step) => {
              const { x, y } = standOf(track, step);
              return <circle key={step} cx={x} cy={y} r={8} fill={style} stroke="var(--hb-bone)" strokeWidth={3.5} />;
            })}
            <g className="hb-ghost" style={place(standOf(track, goal))}>
              <TrackMarker colour={colours[seat] ?? 'neutral'} rounds={roundsOf(track, goal)} ghost />
            </g>
          </g>
        );
      })}
      {standing.map((at, seat) => (
        <g key={colours[seat]} className="hb-marker" style={place(at)}>
          <TrackMarker colour={colours[seat] ?? 'neutral'} rounds={roundsOf(track, shown[seat])} />
        </g>
      ))}
    </g>
  );
}
