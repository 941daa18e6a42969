import type { Point } from '../geometry.ts';

// A knot of three: half circles from tip to tip, the first laid down first. The third goes over the second, the second
// over the first, and where it meets the third the first comes up again.
const STRAND = 'M38 22A38 38 0 0 0-38 22';
const COMES_UP = 'M0-16A38 38 0 0 0-33 3';

function Strand({ path, turn }: { readonly path: string; readonly turn: number }) {
  return (
    <g transform={`rotate(${turn})`}>
      <path d={path} stroke="var(--hb-ink)" strokeWidth={11} strokeLinecap={path === STRAND ? 'round' : 'butt'} />
      <path d={path} stroke="var(--hb-gold)" strokeWidth={6} />
    </g>
  );
}

/** A knot with north on top, in the emptiest sea. */
export function CompassRose({ at }: { readonly at: Point }) {
  return (
    <g
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle r={57} stroke="var(--hb-sea-line)" strokeWidth={2.2} strokeDasharray="1.5 6.4" />
      <circle r={27} stroke="var(--hb-ink)" strokeWidth={9} />
      <circle r={27} stroke="var(--hb-bone)" strokeWidth={4.6} />
      <Strand path={STRAND} turn={0} />
      <Strand path={STRAND} turn={120} />
      <Strand path={STRAND} turn={240} />
      <Strand path={COMES_UP} turn={0} />
      <path d="M0-66L8.5-46L0-50.5L-8.5-46Z" fill="var(--hb-ink)" stroke="var(--hb-sea)" strokeWidth={2.4} />
    </g>
  );
}
