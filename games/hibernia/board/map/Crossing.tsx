import { CROSSING_RADIUS, type Crossing as CrossingLayout, type Point } from '../geometry.ts';

const STONES = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];

interface CrossingProps {
  readonly crossing: CrossingLayout;
  /** Where the lands of a pair lie, as seen from here. */
  readonly towards: (land: number) => Point;
}

/**
 * The stone circle where lands meet in a point. Its arrows say what a point can't: those across it are adjacent too.
 */
export function Crossing({ crossing, towards }: CrossingProps) {
  const angles = crossing.pairs.flat().map((land) => {
    const p = towards(land);
    return (Math.atan2(p.y - crossing.y, p.x - crossing.x) * 180) / Math.PI;
  });
  return (
    <g transform={`translate(${crossing.x.toFixed(1)} ${crossing.y.toFixed(1)})`} strokeLinejoin="round">
      {angles.map((angle) => (
        <g key={angle} transform={`rotate(${angle.toFixed(1)})`}>
          <path
            d={`M20-5.5H${CROSSING_RADIUS + 6}V-12.5L${CROSSING_RADIUS + 22} 0L${CROSSING_RADIUS + 6} 12.5V5.5H20Z`}
            fill="var(--hb-bone)"
            stroke="var(--hb-ink)"
            strokeWidth={2.8}
          />
        </g>
      ))}
      <circle r={CROSSING_RADIUS} fill="var(--hb-ink)" />
      <circle r={CROSSING_RADIUS - 2.6} fill="var(--hb-grass)" />
      {STONES.map((turn) => (
        <path
          key={turn}
          d="M-4.4-16.5L-3.6-24L3-24.6L4.6-16.8Z"
          transform={`rotate(${turn})`}
          fill="var(--hb-stone)"
          stroke="var(--hb-ink)"
          strokeWidth={1.6}
        />
      ))}
      {/* Four strands, woven over and under. */}
      <g fill="none" strokeLinecap="round">
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M-9 2C-9-12 9-12 9 2" stroke="var(--hb-ink)" strokeWidth={6.4} />
            <path d="M-9 2C-9-12 9-12 9 2" stroke="var(--hb-gold)" strokeWidth={3.2} />
          </g>
        ))}
      </g>
      <circle r={3.2} fill="var(--hb-bone)" stroke="var(--hb-ink)" strokeWidth={1.6} />
    </g>
  );
}
