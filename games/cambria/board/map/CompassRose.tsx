import type { Point } from '../geometry.ts';

// One blade of the rose; half of it is cut away, as on a block.
const LONG = { whole: 'M0-38L7-7L0 0L-7-7Z', half: 'M0-38L7-7L0 0Z' };
const SHORT = { whole: 'M0-24L5-9L0 0L-5-9Z', half: 'M0-24L5-9L0 0Z' };

export function CompassRose({ at }: { readonly at: Point }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle r={29} fill="none" stroke="var(--cb-line)" strokeWidth={1.6} strokeDasharray="2 3.7" />
      {[45, 135, 225, 315].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path
            d={SHORT.whole}
            fill="var(--cb-sea-cut)"
            stroke="var(--cb-line)"
            strokeWidth={1.4}
            strokeLinejoin="round"
          />
          <path d={SHORT.half} fill="var(--cb-line)" />
        </g>
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={LONG.whole} fill="var(--cb-bone)" stroke="var(--cb-line)" strokeWidth={1.6} strokeLinejoin="round" />
          <path d={LONG.half} fill={turn === 0 ? 'var(--cb-red)' : 'var(--cb-line)'} />
        </g>
      ))}
    </g>
  );
}
