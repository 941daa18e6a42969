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

/** How far along a–b, 0 to 1, the foot of p lies. */
function footOnSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0, 1);
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const t = footOnSegment(p, a, b);
  return length(a.x + (b.x - a.x) * t - p.x, a.y + (b.y - a.y) * t - p.y);
}

export function distanceToLine(p: Point, line: readonly Point[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) best = Math.min(best, distanceToSegment(p, line[i - 1], line[i]));
  return best;
}

export const boxesOverlap = (a: Box, b: Box, gap = 0): boolean =>
  Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth + gap && Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight + gap;

/** Distance from a point to the rim of a box; 0 inside. */
export const distanceToBox = (p: Point, box: Box): number =>
  length(Math.max(0, Math.abs(p.x - box.x) - box.halfWidth), Math.max(0, Math.abs(p.y - box.y) - box.halfHeight));

const short = (x: number): string => String(Math.round(x * 10) / 10);

/** SVG's `x y`, to a tenth of a unit: finer than any screen shows, and half the bytes. */
export const xy = (p: Point): string => `${short(p.x)} ${short(p.y)}`;
