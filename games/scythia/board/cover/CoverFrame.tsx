const STEP = 40;

/** A running scroll along x: each wave curls over, as on the plaques of the steppe. */
function scroll(length: number): string {
  const count = Math.round(length / STEP);
  const step = length / count;
  return Array.from({ length: count }, (_, i) => {
    const x = i * step;
    return `M${x.toFixed(1)} 9C${(x + step * 0.5).toFixed(1)} 9 ${(x + step * 0.28).toFixed(1)}-9 ${(x + step * 0.66).toFixed(1)}-9C${(x + step * 1.02).toFixed(1)}-9 ${(x + step * 1.02).toFixed(1)} 4 ${(x + step * 0.74).toFixed(1)} 4C${(x + step * 0.54).toFixed(1)} 4 ${(x + step * 0.56).toFixed(1)}-3 ${(x + step * 0.72).toFixed(1)}-3`;
  }).join('');
}

const [INSET, WIDTH, HEIGHT, CORNER] = [23, 600, 800, 34];
const ACROSS = scroll(WIDTH - 2 * (INSET + CORNER));
const DOWN = scroll(HEIGHT - 2 * (INSET + CORNER));
const SIDES = [
  { path: ACROSS, move: `translate(${INSET + CORNER} ${INSET})` },
  { path: DOWN, move: `translate(${WIDTH - INSET} ${INSET + CORNER}) rotate(90)` },
  { path: ACROSS, move: `translate(${WIDTH - INSET - CORNER} ${HEIGHT - INSET}) rotate(180)` },
  { path: DOWN, move: `translate(${INSET} ${HEIGHT - INSET - CORNER}) rotate(-90)` },
] as const;
const CORNERS = [
  [INSET, INSET, 0],
  [WIDTH - INSET, INSET, 90],
  [WIDTH - INSET, HEIGHT - INSET, 180],
  [INSET, HEIGHT - INSET, 270],
] as const;

/** The block's edge with a gold scroll in it, and a griffin's eye at each corner. */
export function CoverFrame() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 0H600V800H0ZM45 44L44 756L555 755L557 45L300 43Z" fill="var(--cv-ink)" fillRule="evenodd" />
      {SIDES.map(({ path, move }) => (
        <path key={move} d={path} transform={move} stroke="var(--cv-gold)" strokeWidth={4.4} />
      ))}
      {CORNERS.map(([x, y, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <circle r={18} fill="var(--cv-gold)" />
          <path d="M-11 2Q0-11 11 2Q0 10-11 2Z" fill="var(--cv-ink)" />
          <circle cy={-0.5} r={3.4} fill="var(--cv-gold)" />
        </g>
      ))}
    </g>
  );
}
