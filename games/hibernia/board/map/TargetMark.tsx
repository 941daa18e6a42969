import type { Point } from '../geometry.ts';
import type { TargetKind } from '../targets.ts';

interface TargetMarkProps {
  readonly kind: TargetKind;
  readonly at: Point;
}

const GLYPHS: Readonly<Record<TargetKind, string>> = {
  march: 'M-6-1L0 6L6-1M0 5V-7',
  reinforce: 'M0-7V7M-7 0H7',
  battle: 'M-7-7L7 7M7-7L-7 7M-7.5 3L-3 7.5M7.5 3L3 7.5',
  take: 'M-6 0L0-6.5L6 0M0-5V7',
  raise: 'M-6 0L0-6.5L6 0M0-5V7',
};

/** What a tap would do here, beside the warriors: each kind has its own sign, in black and white like all that is lit. */
export function TargetMark({ kind, at }: TargetMarkProps) {
  const battle = kind === 'battle';
  return (
    <g className="hb-sign" transform={`translate(${(at.x + 27).toFixed(1)} ${(at.y + 24).toFixed(1)})`}>
      <circle r={16.5} fill="var(--hb-lit)" />
      <circle r={14.4} fill="var(--hb-lit-edge)" />
      {!battle && <circle r={12} fill="var(--hb-lit)" />}
      <path
        d={GLYPHS[kind]}
        fill="none"
        stroke={battle ? 'var(--hb-lit)' : 'var(--hb-lit-edge)'}
        strokeWidth={3.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
