import type { LegalMove } from '@tessera/table';
import type { Spot } from './next-target.ts';

/** A move that is pointed out on the board, by a hint or a review. */
export interface SuggestedMove {
  readonly move: LegalMove;
  /** Stands beside it: its place among several, or its chances. */
  readonly label?: string | undefined;
}

/** Where on a board a suggested move is done, by the names of its places: from the first to the last. */
export interface SuggestedPath {
  readonly places: readonly string[];
  readonly label?: string | undefined;
}

interface SuggestedMovesProps {
  readonly paths: readonly SuggestedPath[];
  /** Where every place is drawn. */
  readonly spots: ReadonlyMap<string, Spot>;
  /** Of the ring about a place, in units of the drawing. */
  readonly radius: number;
}

/** Whoever can't see it is told in words beside the board. */
const ONLY_DRAWN = { 'aria-hidden': true, pointerEvents: 'none' } as const;
const INK = '#14181a';
const CASING = '#fdfdfb';

/** A ring where each move ends and an arrow from where it begins: ink with a pale edge, so that it stands out on every board, light or dark. */
export function SuggestedMoves({ paths, spots, radius }: SuggestedMovesProps) {
  return (
    <g className="suggested-moves" {...ONLY_DRAWN}>
      {joined(paths).map(({ places, label }, index) => {
        const [to, ...before] = places.flatMap((place) => spots.get(place) ?? []).reverse();
        if (!to) return null;
        const [from] = before;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place may come twice, and what is drawn keeps nothing
          <g key={index} data-suggested={places.join(' ')}>
            {from ? <Arrow from={from} to={to} radius={radius} /> : null}
            <circle cx={to.x} cy={to.y} r={radius} fill="none" stroke={CASING} strokeWidth={radius * 0.36} />
            <circle cx={to.x} cy={to.y} r={radius} fill="none" stroke={INK} strokeWidth={radius * 0.18} />
            {label === undefined ? null : <Label at={to} radius={radius} label={label} />}
          </g>
        );
      })}
    </g>
  );
}

/** Moves that end at one place share its label, so that none hides another. */
function joined(paths: readonly SuggestedPath[]): readonly SuggestedPath[] {
  const labels = new Map<string | undefined, string>();
  for (const { places, label } of paths) {
    const others = labels.get(places.at(-1));
    if (label !== undefined) labels.set(places.at(-1), others === undefined ? label : `${others}, ${label}`);
  }
  return paths.map(({ places }) => ({ places, label: labels.get(places.at(-1)) }));
}

/** From the edge of one ring to that of the other. */
function Arrow({ from, to, radius }: { readonly from: Spot; readonly to: Spot; readonly radius: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 2.6 * radius) return null;
  const end = length - radius * 1.15;
  const head = radius * 0.75;
  const shaft = `M${radius * 0.7} 0H${end - head * 0.8}`;
  const tip = `M${end} 0L${end - head} ${-head * 0.62}V${head * 0.62}Z`;
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${turn})`} strokeLinecap="round" strokeLinejoin="round">
      <path d={shaft + tip} fill={CASING} stroke={CASING} strokeWidth={radius * 0.5} />
      <path d={shaft} fill="none" stroke={INK} strokeWidth={radius * 0.24} />
      <path d={tip} fill={INK} stroke={INK} strokeWidth={radius * 0.1} />
    </g>
  );
}

function Label({ at, radius, label }: { readonly at: Spot; readonly radius: number; readonly label: string }) {
  const size = radius * 0.72;
  const width = size * Math.max(1.3, 0.62 * label.length + 0.5);
  return (
    <g transform={`translate(${at.x + radius * 0.8} ${at.y - radius * 0.8})`}>
      <rect
        x={-width / 2}
        y={-size * 0.65}
        width={width}
        height={size * 1.3}
        rx={size * 0.65}
        fill={INK}
        stroke={CASING}
        strokeWidth={radius * 0.1}
      />
      <text y={size * 0.35} textAnchor="middle" fontSize={size} fontWeight={700} fill={CASING}>
        {label}
      </text>
    </g>
  );
}
