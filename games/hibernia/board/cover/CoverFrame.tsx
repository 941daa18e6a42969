import { braid, spiral } from './knotwork.ts';

const INSET = 24;
const [WIDTH, HEIGHT] = [600, 800];
const CORNER = 30;
const ACROSS = braid(WIDTH - 2 * (INSET + CORNER) + 12, 20, 8.5);
const DOWN = braid(HEIGHT - 2 * (INSET + CORNER) + 12, 28, 8.5);

const SIDES = [
  { braid: ACROSS, transform: `translate(${INSET + CORNER - 6} ${INSET})` },
  { braid: DOWN, transform: `translate(${WIDTH - INSET} ${INSET + CORNER - 6}) rotate(90)` },
  { braid: ACROSS, transform: `translate(${INSET + CORNER - 6} ${HEIGHT - INSET})` },
  { braid: DOWN, transform: `translate(${INSET} ${INSET + CORNER - 6}) rotate(90)` },
] as const;
const CORNERS = [
  [INSET, INSET],
  [WIDTH - INSET, INSET],
  [WIDTH - INSET, HEIGHT - INSET],
  [INSET, HEIGHT - INSET],
] as const;

function Strand({ path }: { readonly path: string }) {
  return (
    <>
      <path d={path} stroke="var(--cv-ink)" strokeWidth={9.5} strokeLinecap="butt" />
      <path d={path} stroke="var(--cv-gold)" strokeWidth={5} />
    </>
  );
}

/** A frame of knotwork: two strands, over and under, and a spiral boss in each corner. */
export function CoverFrame() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {/* The block's edge, never quite straight. */}
      <path d="M0 0H600V800H0ZM46 45L44 756L555 754L556 46L300 43Z" fill="var(--cv-ink)" fillRule="evenodd" />
      {SIDES.map(({ braid: { strands, over }, transform }) => (
        <g key={transform} transform={transform}>
          <Strand path={strands[0]} />
          <Strand path={strands[1]} />
          <Strand path={over} />
        </g>
      ))}
      {CORNERS.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r={24} fill="var(--cv-ink)" />
          <circle r={19.5} fill="var(--cv-gold)" />
          <path d={spiral(15, 2.2, x < y ? 40 : 220)} stroke="var(--cv-ink)" strokeWidth={3.2} />
        </g>
      ))}
    </g>
  );
}
