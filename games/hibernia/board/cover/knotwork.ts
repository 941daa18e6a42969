export interface Braid {
  /** The two strands, the second laid over the first. */
  readonly strands: readonly [string, string];
  /** Where the first comes up over the second again: every other crossing. */
  readonly over: string;
}

/** A braid of two strands along the x axis, from 0 to `length`, with `crossings` crossings of a height of ±`swing`. */
export function braid(length: number, crossings: number, swing: number): Braid {
  const step = length / crossings;
  const peak = (k: number, side: number): readonly [number, number] => [
    (k - 0.5) * step,
    (k % 2 === 0 ? -side : side) * swing,
  ];
  const bend = (k: number, side: number): string => {
    const [x1, y1] = peak(k, side);
    const [x2, y2] = peak(k + 1, side);
    const pull = step * 0.42;
    return `C${n(x1 + pull)} ${n(y1)} ${n(x2 - pull)} ${n(y2)} ${n(x2)} ${n(y2)}`;
  };
  const start = (k: number, side: number): string => `M${peak(k, side).map(n).join(' ')}`;
  const strand = (side: number): string =>
    start(0, side) + Array.from({ length: crossings + 1 }, (_, k) => bend(k, side)).join('');
  let over = '';
  for (let k = 0; k <= crossings; k += 2) over += start(k, 1) + bend(k, 1);
  return { strands: [strand(1), strand(-1)], over };
}

const n = (x: number): string => String(Math.round(x * 10) / 10);

/** A spiral about 0 0, wound in from `radius` over so many turns, starting at `angle` degrees. */
export function spiral(radius: number, turns: number, angle: number): string {
  const steps = Math.round(turns * 14);
  let path = '';
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const a = (angle * Math.PI) / 180 + t * turns * 2 * Math.PI;
    const r = radius * (1 - 0.92 * t);
    path += `${i === 0 ? 'M' : 'L'}${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`;
  }
  return path;
}
