import type { TrackLayout } from '../layout/track.ts';

/** The sword before the first space, its point the way the markers go. */
export function Sword({ sword }: { readonly sword: TrackLayout['sword'] }) {
  const { x, y, angle, length } = sword;
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle}) scale(${(length / 132).toFixed(3)} 1)`}
      stroke="var(--hb-ink)"
      strokeWidth={2.2}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <rect x={-65} y={-25} width={129} height={50} rx={4} fill="var(--hb-oak)" stroke="none" />
      <path d="M-26-9H34Q48-8 60 0Q48 8 34 9H-26Z" fill="var(--hb-iron)" />
      <path d="M-24 0H42" stroke="var(--hb-bone)" strokeWidth={2.4} fill="none" opacity={0.9} />
      <path d="M-20-5H30M-20 5H30" strokeWidth={1.2} fill="none" opacity={0.55} />
      <path d="M-50-6H-28V6H-50Z" fill="var(--hb-timber)" />
      <path d="M-46-6V6M-41-6V6M-36-6V6" strokeWidth={1.6} fill="none" />
      <path d="M-31-17Q-24-13-24-9V9Q-24 13-31 17Q-25 4-31-17Z" fill="var(--hb-gold)" />
      <circle cx={-54} cy={0} r={8} fill="var(--hb-gold)" />
      <circle cx={-54} cy={0} r={2.6} fill="var(--hb-ink)" stroke="none" />
    </g>
  );
}
