import { DECOR } from '@tessera/game-kit/board';
import { memo } from 'react';
import type { FortLayout } from '../geometry.ts';
import { LABEL_SIZE } from '../layout/labels.ts';
import type { ArmyColour } from '../palette.ts';
import { BonusTokenFace, FortTokenFace } from '../pieces/Token.tsx';
import { FallenFort } from './FallenFort.tsx';

interface FortProps {
  readonly fort: FortLayout;
  /** Points of the bonus token still lying under the fort's, 0 for none. */
  readonly bonus: number;
  /** Who took it; null while its token lies here. */
  readonly taker: ArmyColour | null;
  /** It falls at this moment. */
  readonly falling: boolean;
}

// A burst of twelve uneven rays: the moment a fort falls.
const BURST = `M${Array.from({ length: 24 }, (_, i) => {
  const radius = i % 2 ? 34 : 52 + ((i * 7) % 5) * 4;
  const turn = (i / 24) * 2 * Math.PI;
  return `${(Math.cos(turn) * radius).toFixed(1)} ${(Math.sin(turn) * radius).toFixed(1)}`;
}).join('L')}Z`;

/** How high the front wall stands, in units. */
const WALL_HEIGHT = 11;

/** A fort as the Romans planned it, shaped like a playing card: four towers, four gates, its worth in the court. */
export const Fort = memo(function Fort({ fort, bonus, taker, falling }: FortProps) {
  const { x, y, box } = fort;
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      className={falling ? 'cb-falling' : undefined}
      {...DECOR}
    >
      {taker === null ? (
        <StandingFort w={box.halfWidth} h={box.halfHeight} value={fort.value} bonus={bonus} />
      ) : (
        <FallenFort w={box.halfWidth} h={box.halfHeight} value={fort.value} taker={taker} />
      )}
      <path
        className="cb-flash"
        d={BURST}
        fill="var(--cb-glow)"
        stroke="var(--cb-red)"
        strokeWidth={4}
        strokeLinejoin="round"
      />
    </g>
  );
});

interface StandingProps {
  readonly w: number;
  readonly h: number;
  readonly value: number;
  readonly bonus: number;
}

function StandingFort({ w, h, value, bonus }: StandingProps) {
  const bottom = h - WALL_HEIGHT;
  return (
    <g className="cb-fort-walls" strokeLinejoin="round">
      <rect x={-w + 2} y={-h + 9} width={2 * w + 4} height={2 * h} rx={12} fill="var(--cb-shadow)" opacity={0.2} />
      {/* The front wall, hatched, and its gate. */}
      <path
        d={`M${-w} ${bottom - 12}V${h - 5}Q${-w} ${h} ${-w + 5} ${h}H${w - 5}Q${w} ${h} ${w} ${h - 5}V${bottom - 12}Z`}
        fill="var(--cb-stone-dark)"
        stroke="var(--cb-ink)"
        strokeWidth={2.6}
      />
      <path d={hatch(w, bottom, h)} stroke="var(--cb-ink)" strokeWidth={1.5} strokeLinecap="round" />
      <path d={`M-8 ${h}V${h - 6}Q-8 ${h - 12} 0 ${h - 12}Q8 ${h - 12} 8 ${h - 6}V${h}Z`} fill="var(--cb-ink)" />
      {/* The wall walk and its battlements. */}
      <rect
        x={-w}
        y={-h}
        width={2 * w}
        height={h + bottom}
        rx={9}
        fill="var(--cb-stone)"
        stroke="var(--cb-ink)"
        strokeWidth={2.8}
      />
      <rect
        x={-w + 4.2}
        y={-h + 4.2}
        width={2 * w - 8.4}
        height={h + bottom - 8.4}
        rx={6}
        fill="none"
        stroke="var(--cb-ink)"
        strokeWidth={4.4}
        strokeDasharray="5.5 4.6"
      />
      <rect
        x={-w + 8}
        y={-h + 8}
        width={2 * w - 16}
        height={h + bottom - 16}
        rx={4}
        fill="var(--cb-court)"
        stroke="var(--cb-ink)"
        strokeWidth={2}
      />
      {[
        [-1, -h + 4],
        [1, -h + 4],
        [-1, bottom - 4],
        [1, bottom - 4],
      ].map(([side, top]) => (
        <g key={`${side} ${top}`} transform={`translate(${side * (w - 4)} ${top})`}>
          <circle r={8.6} fill="var(--cb-stone)" stroke="var(--cb-ink)" strokeWidth={2.4} />
          <circle r={3.6} fill="var(--cb-red)" stroke="var(--cb-ink)" strokeWidth={1.4} />
        </g>
      ))}
      {bonus > 0 && (
        <g transform={`translate(${w - 8} ${-h + 7}) rotate(12)`}>
          <BonusTokenFace value={bonus} />
        </g>
      )}
      <g transform={`translate(0 ${-WALL_HEIGHT / 2}) scale(${(0.94 + 0.03 * value).toFixed(2)})`}>
        <FortTokenFace value={value} />
      </g>
    </g>
  );
}

function hatch(w: number, from: number, to: number): string {
  let path = '';
  for (let x = -w + 8; x < w - 4; x += 6.5) if (Math.abs(x) > 10) path += `M${x} ${from + 2}L${x - 2} ${to - 4}`;
  return path;
}

/** A fort's name beside it, in its own layer so that no road runs over it. */
export function FortName({ fort }: { readonly fort: FortLayout }) {
  const { lines, box } = fort.label;
  return (
    <text className="cb-label" fontSize={LABEL_SIZE} {...DECOR}>
      {lines.map((line, i) => (
        <tspan
          key={line}
          x={box.x.toFixed(1)}
          y={(box.y + (i - (lines.length - 1) / 2) * LABEL_SIZE * 0.96 + LABEL_SIZE * 0.31).toFixed(1)}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
