import type { Field } from './field.ts';
import type { Ring } from './rings.ts';

/** Heights over a grid, worked out only where asked: everywhere whether above 0, how much only along the contour. */
export interface Relief {
  readonly grid: Field;
  readonly above: (column: number, row: number) => boolean;
  readonly value: (column: number, row: number) => number;
}

// For each of the 16 cases of a cell (corners: 1 top left, 2 top right, 4 bottom right, 8 bottom left), the sides
// (0 top, 1 right, 2 bottom, 3 left) its contour pieces run between.
const PIECES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Points and, by their numbers, the one or two each is joined to; -1 for none. */
class Outline {
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly one: number[] = [];
  readonly two: number[] = [];

  add(x: number, y: number): number {
    this.x.push(x);
    this.y.push(y);
    this.one.push(-1);
    return this.two.push(-1) - 1;
  }

  join(a: number, b: number): void {
    if (this.one[a] < 0) this.one[a] = b;
    else this.two[a] = b;
    if (this.one[b] < 0) this.one[b] = a;
    else this.two[b] = a;
  }
}

/** Marching squares: the rings where the relief crosses 0. The rim counts as sea, so every ring closes. */
function outlineOf({ grid, above, value }: Relief): Outline {
  const { left, top, step, columns, rows } = grid;
  const rim = (c: number, r: number): boolean => c <= 0 || r <= 0 || c >= columns - 1 || r >= rows - 1;
  const land = new Uint8Array(columns * rows);
  for (let r = 1; r < rows - 1; r++) for (let c = 1; c < columns - 1; c++) if (above(c, r)) land[r * columns + c] = 1;

  const outline = new Outline();
  // Cells side by side share a point: its number, from 1, at the grid edge it cuts. Two edges per grid point, the one
  // to the right and the one downwards.
  const known = new Int32Array(2 * columns * rows);
  const pointOn = (c: number, r: number, downwards: number): number => {
    const edge = 2 * (r * columns + c) + downwards;
    if (known[edge] === 0) {
      const a = rim(c, r) ? -1 : value(c, r);
      const b = rim(c + 1 - downwards, r + downwards) ? -1 : value(c + 1 - downwards, r + downwards);
      const t = a / (a - b);
      const x = left + c * step;
      const y = top + r * step;
      known[edge] = 1 + (downwards ? outline.add(x, y + step * t) : outline.add(x + step * t, y));
    }
    return known[edge] - 1;
  };
  const pointOfSide = (c: number, r: number, side: number): number => {
    if (side === 0) return pointOn(c, r, 0);
    if (side === 1) return pointOn(c + 1, r, 1);
    return side === 2 ? pointOn(c, r + 1, 0) : pointOn(c, r, 1);
  };
  for (let r = 0; r < rows - 1; r++)
    for (let c = 0; c < columns - 1; c++) {
      const at = r * columns + c;
      const corners = land[at] | (land[at + 1] << 1) | (land[at + columns + 1] << 2) | (land[at + columns] << 3);
      if (corners === 0 || corners === 15) continue;
      for (const [from, to] of PIECES[corners]) outline.join(pointOfSide(c, r, from), pointOfSide(c, r, to));
    }
  return outline;
}

/** The contour, without rings of fewer points than `fewest`. */
export function contourRings(relief: Relief, fewest: number): Ring[] {
  const { x, y, one, two } = outlineOf(relief);
  const seen = new Uint8Array(one.length);
  const rings: Ring[] = [];
  for (let start = 0; start < one.length; start++) {
    if (seen[start]) continue;
    const ring: number[] = [];
    for (let at = start; at >= 0; ) {
      seen[at] = 1;
      ring.push(Math.round(x[at] * 5) | 0, Math.round(y[at] * 5) | 0);
      at = seen[one[at]] === 0 ? one[at] : seen[two[at]] === 0 ? two[at] : -1;
    }
    if (ring.length >= 2 * fewest) rings.push(ring);
  }
  return rings;
}
