import { picture } from '@tessera/game-kit/board';

const NEAR = -14;
const FAR = 14;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  3: [
    [NEAR, NEAR],
    [0, 0],
    [FAR, FAR],
  ],
  4: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [0, 0],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  6: [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, 0],
    [FAR, 0],
    [NEAR, FAR],
    [FAR, FAR],
  ],
};

interface DieProps {
  /** 1–6; 0 for a die not thrown yet. */
  readonly value: number;
  readonly rolling?: boolean;
  /** A ship has lent this value. */
  readonly fromShip?: boolean;
  /** Width in CSS pixels. */
  readonly size?: number;
  readonly label?: string;
}

/** A die of bone. A 1 is the Legion's, and red. */
export function Die({ value, rolling = false, fromShip = false, size = 56, label }: DieProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg className="cb-root" width={size} height={size} viewBox="-36 -36 72 72" {...picture(label)}>
      <ellipse cx={2} cy={29} rx={29} ry={5.5} fill="var(--cb-shadow)" opacity={0.25} />
      <g className={rolling ? 'cb-die-rolling' : undefined} strokeLinejoin="round">
        <rect
          x={-25}
          y={-23}
          width={54}
          height={54}
          rx={10}
          fill={fromShip ? 'var(--cb-timber-dark)' : 'var(--cb-court)'}
          stroke="var(--cb-ink)"
          strokeWidth={3}
        />
        <path
          d="M-18-28.5L19-28Q28-28 28-19L27.5 18Q28 27 19 27L-18 27.5Q-28 27-27.5 18L-28-19Q-27-29-18-28.5Z"
          fill={fromShip ? 'var(--cb-sail)' : 'var(--cb-bone)'}
          stroke="var(--cb-ink)"
          strokeWidth={2.8}
        />
        {fromShip && (
          <path
            d="M-22 19Q-15 14-8 19T6 19T20 19"
            fill="none"
            stroke="var(--cb-sea-line)"
            strokeWidth={2.6}
            strokeLinecap="round"
          />
        )}
        {(PIPS[value] ?? []).map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={value === 1 ? 8.5 : 6}
            fill={value === 1 ? 'var(--cb-red)' : '#22282b'}
          />
        ))}
      </g>
    </svg>
  );
}
