import { CELL_PIECES, type Field } from '@tessera/game-kit/board';
import type { Ring } from './rings.ts';

/** Heights over a grid, worked out only where a contour can be. */
export interface Relief {
  readonly grid: Field;
  /** The cells a contour can pass through, row by row, by their top left point. */
  readonly cells: readonly number[];
  readonly value: (column: number, row: number) => number;
}

/** Points, in fifths of a unit, and by their numbers the two that each is joined to; -1 for none yet. */
class Outline {
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly one: number[] = [];
  readonly two: number[] = [];

  add(x: number, y: number): number {
    // Whole numbers of 32 bits, without a -0 among them, which a list of such numbers couldn't hold.
    this.x.push(Math.round(x * 5) | 0);
    this.y.push(Math.round(y * 5) | 0);
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
function outlineOf({ grid, cells, value }: Relief): Outline {
  const { left, top, step, columns, rows } = grid;
  const heights = new Float32Array(columns * rows).fill(Number.NaN);
  const height = (c: number, r: number): number => {
    const at = r * columns + c;
    if (Number.isNaN(heights[at]))
      heights[at] = c <= 0 || r <= 0 || c >= columns - 1 || r >= rows - 1 ? -1 : value(c, r);
    return heights[at];
  };

  const outline = new Outline();
  // Cells side by side share a point: its number, from 1, at the grid edge it cuts. Two edges per grid point, the one
  // to the right and the one downwards.
  const known = new Int32Array(2 * columns * rows);
  const pointOn = (c: number, r: number, downwards: number): number => {
    const edge = 2 * (r * columns + c) + downwards;
    if (known[edge] === 0) {
      const a = height(c, r);
      const b = height(c + 1 - downwards, r + downwards);
      const by = (step * a) / (a - b);
      const x = left + c * step;
      const y = top + r * step;
      known[edge] = 1 + (downwards ? outline.add(x, y + by) : outline.add(x + by, y));
    }
    return known[edge] - 1;
  };
  const pointOfSide = (c: number, r: number, side: number): number => {
    if (side === 0) return pointOn(c, r, 0);
    if (side === 1) return pointOn(c + 1, r, 1);
    return side === 2 ? pointOn(c, r + 1, 0) : pointOn(c, r, 1);
  };
  for (let i = 0; i < cells.length; i++) {
    const c = cells[i] % columns;
    const r = (cells[i] - c) / columns;
    const upper = (height(c, r) > 0 ? 1 : 0) | (height(c + 1, r) > 0 ? 2 : 0);
    const corners = upper | (height(c + 1, r + 1) > 0 ? 4 : 0) | (height(c, r + 1) > 0 ? 8 : 0);
    if (corners === 0 || corners === 15) continue;
    const pieces = CELL_PIECES[corners];
    for (let piece = 0; piece < pieces.length; piece++)
      outline.join(pointOfSide(c, r, pieces[piece][0]), pointOfSide(c, r, pieces[piece][1]));
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
      ring.push(x[at], y[at]);
      at = seen[one[at]] === 0 ? one[at] : seen[two[at]] === 0 ? two[at] : -1;
    }
    if (ring.length >= 2 * fewest) rings.push(ring);
  }
  return rings;
}
