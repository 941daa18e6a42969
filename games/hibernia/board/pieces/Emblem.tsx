import type { Colour } from '../../rules/scenario/board.ts';

// About 0 0, within a circle of radius 10; solid, so that they read when they are as small as a letter.
const EMBLEMS: Readonly<Record<Colour, string>> = {
  // A breaker.
  blue: 'M-10 6C-10-3-4-9 3-8C9-7 10 0 5 1C2 1 1-2 3-3C-1-3-3 1 0 4C3 6 7 6 10 4V8H-10Z',
  // An oak leaf.
  green: 'M-7 9C-9 3-9-1-6-2C-7-6-3-8-1-6C1-10 6-10 7-7C10-5 9-1 6 0C8 3 4 5 2 4C1 7-2 6-4 5L-6 10Z',
  // A flame.
  red: 'M2-12C3-6 9-3 9 3C9 8 5 11 0 11C-5 11-9 8-9 3C-9-1-6-3-5-6C-4-3-3-2-1-2C-2-6 0-9 2-12ZM0 8C3 8 5 6 4 3C3 1 1 0 1-2C-1 0-1 2-2 3C-3 3-3 2-3 1C-5 4-4 8 0 8Z',
  // The sun.
  yellow:
    'M0-10L2.4-5.6L7-7L5.6-2.4L10 0L5.6 2.4L7 7L2.4 5.6L0 10L-2.4 5.6L-7 7L-5.6 2.4L-10 0L-5.6-2.4L-7-7L-2.4-5.6Z',
};

interface EmblemProps {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  /** Width and height in units. */
  readonly size: number;
}

/** A colour's emblem: wave, leaf, flame or sun on a pale round. */
export function Emblem({ colour, x, y, size }: EmblemProps) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 26).toFixed(3)})`}>
      <circle r={13} fill="var(--hb-bone)" stroke="var(--hb-ink)" strokeWidth={2} />
      <path d={EMBLEMS[colour]} transform="scale(.9)" fillRule="evenodd" fill={`var(--hb-${colour}-ink)`} />
    </g>
  );
}
