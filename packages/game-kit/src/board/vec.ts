export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An axis-parallel box by its centre and half sizes. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Math.hypot guards against overflow no board comes near, and takes several times as long. */
const length = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

export const distance = (a: Point, b: Point): number => length(a.x - b.x, a.y - b.y);

export const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));

/**
 * The square of the distance from x y to a–b, in bare numbers: it is asked for millions of times while a board is laid
 * out, and points made only to be measured would keep the garbage collector busier than the layout.
 */
export function squareToSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  let t = square === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / square;
  if (t < 0) t = 0;
  else if (t > 1) t = 1;
  const ex = ax + dx * t - x;
  const ey = ay + dy * t - y;
  return ex * ex + ey * ey;
}

export const distanceToSegment = (p: Point, a: Point, b: Point): number =>
  Math.sqrt(squareToSegment(p.x, p.y, a.x, a.y, b.x, b.y));

export function distanceToLine(p: Point, line: readonly Point[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    const square = squareToSegment(p.x, p.y, line[i - 1].x, line[i - 1].y, line[i].x, line[i].y);
    if (square < best) best = square;
  }
  return Math.sqrt(best);
}

/** The box around a line: what is far from it needn't be measured against the line's every piece. */
export function boundsOf(line: readonly Point[]): Box {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y } of line) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    halfWidth: (right - left) / 2,
    halfHeight: (bottom - top) / 2,
  };
}

export const boxesOverlap = (a: Box, b: Box, gap = 0): boolean =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth + gap && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight + gap;

/** Distance from a point to the rim of a box; 0 inside. */
export const distanceToBox = (p: Point, box: Box): number =>
  length(Math.max(0, Math.abs(p.x - box.x) - box.halfWidth), Math.max(0, Math.abs(p.y - box.y) - box.halfHeight));

/** To a tenth of a unit: finer than any screen shows, and half the bytes. By whole numbers, whose text is made faster. */
export function tenths(x: number): string {
  const all = Math.round(x * 10);
  const part = Math.abs(all) % 10;
  const whole = Math.trunc(all / 10);
  if (part === 0) return `${whole}`;
  return all < 0 && whole === 0 ? `-0.${part}` : `${whole}.${part}`;
}

/** SVG's `x y`. */
export const xy = (p: Point): string => `${tenths(p.x)} ${tenths(p.y)}`;
