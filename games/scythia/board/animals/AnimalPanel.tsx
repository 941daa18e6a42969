import type { ReactNode } from 'react';
import { SignLine } from '../signs/SignLine.tsx';
import type { Sign } from '../signs/signs.ts';

interface AnimalPanelProps {
  readonly kind: 'eagle' | 'horse';
  readonly signs: readonly Sign[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Drawn on a square of 512. */
  readonly children: ReactNode;
}

const FOOT = 21;

/** Half a card: the beast, and at the foot what it brings. */
export function AnimalPanel({ kind, signs, x, y, width, height, children }: AnimalPanelProps) {
  const foot = Math.min(FOOT, height * 0.34);
  const size = Math.min(width, height - foot - 3);
  return (
    <g>
      <rect className={`sc-${kind}`} x={x} y={y} width={width} height={height} rx={6} />
      <svg
        x={x + (width - size) / 2}
        y={y + 2}
        width={size}
        height={size}
        viewBox="-16 -16 544 544"
        overflow="visible"
        aria-hidden="true"
      >
        {children}
      </svg>
      <path
        className="sc-foot"
        d={`M${x + 0.6} ${y + height - foot}H${x + width - 0.6}V${y + height - 6}q0 5.4-5.4 5.4H${x + 6}q-5.4 0-5.4-5.4Z`}
      />
      <SignLine
        signs={signs}
        x={x + width / 2}
        y={y + height - foot / 2}
        size={foot * 0.74}
        anchor="middle"
        gap={3}
        most={width - 8}
      />
    </g>
  );
}
