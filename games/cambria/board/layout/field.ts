import { clamp, type Field, type Point, squareToSegment } from '@tessera/game-kit/board';
import { BLEED } from './bleed.ts';

/** Distances are exact up to here, and cut off beyond. */
const REACH = 96;
export function emptyField(width: number, height: number, step: number): Field {
  const columns = Math.ceil((width + 2 * BLEED.x) / step) + 1;
  const rows = Math.ceil((height + 2 * BLEED.y) / step) + 1;
  return {
    left: -BLEED.x,
    top: -BLEED.y,
    step,
    columns,
    rows,
    values: new Float32Array(columns * rows).fill(-REACH),
  };
}

interface Cells {
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** The grid points within `reach` of the box around a segment. */
function near({ left, top, step, columns, rows }: Field, a: Point, b: Point, reach: number): Cells {
  return {
    firstColumn: clamp(Math.floor((Math.min(a.x, b.x) - reach - left) / step), 0, columns),
    lastColumn: clamp(Math.ceil((Math.max(a.x, b.x) + reach - left) / step), -1, columns - 1),
    firstRow: clamp(Math.floor((Math.min(a.y, b.y) - reach - top) / step), 0, rows),
    lastRow: clamp(Math.ceil((Math.max(a.y, b.y) + reach - top) / step), -1, rows - 1),
  };
}

export function addRings(field: Field, rings: readonly (readonly Point[])[]): void {
  const { columns, rows, values } = field;
  if (rings.length === 0) return;
  const squares = new Float64Array(values.length).fill(REACH * REACH);
  const inside = new Uint8Array(values.length);
  for (const ring of rings) {
    let a = ring[ring.length - 1];
    for (const b of ring) {
      measure(field, a, b, squares);
      cross(field, a, b, inside);
      a = b;
    }
  }
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0, within = 0; column < columns; column++, at++) {
      within ^= inside[at];
      const far = Math.sqrt(squares[at]);
      values[at] = Math.max(values[at], within ? far : -far);
    }
}

/** Keeps in `squares` the square of the distance to the nearest segment measured so far. */
function measure(field: Field, a: Point, b: Point, squares: Float64Array): void {
  const { left, top, step, columns } = field;
  const { firstColumn, lastColumn, firstRow, lastRow } = near(field, a, b, REACH);
  for (let row = firstRow; row <= lastRow; row++) {
    const y = top + row * step;
    for (let column = firstColumn; column <= lastColumn; column++) {
      const square = squareToSegment(left + column * step, y, a.x, a.y, b.x, b.y);
      const at = row * columns + column;
      if (square < squares[at]) squares[at] = square;
    }
  }
}

/** Even–odd by rows: marks the first grid point right of each crossing, from which on the row flips. */
function cross(field: Field, a: Point, b: Point, inside: Uint8Array): void {
  const { left, top, step, columns } = field;
  const { firstRow, lastRow } = near(field, a, b, 0);
  for (let row = firstRow; row <= lastRow; row++) {
    const y = top + row * step;
    if (a.y > y === b.y > y) continue;
    const x = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    const first = Math.max(0, Math.ceil((x - left) / step));
    if (first < columns) inside[row * columns + first] ^= 1;
  }
}

/** How softly added ground meets what is there: a soft maximum leaves no creases along the true coast. */
const MELT = 14;

/** Unites a road (or, with a = b, a fort) with the land, `radius` wide, melting into what is there. */
export function addSegment(field: Field, a: Point, b: Point, radius: number): void {
  const { left, top, step, columns, values } = field;
  const { firstColumn, lastColumn, firstRow, lastRow } = near(field, a, b, radius + REACH);
  for (let row = firstRow; row <= lastRow; row++) {
    const y = top + row * step;
    for (let column = firstColumn; column <= lastColumn; column++) {
      const at = row * columns + column;
      const old = values[at];
      // From this far away it adds nothing.
      const reach = radius - old + MELT;
      if (reach <= 0) continue;
      const square = squareToSegment(left + column * step, y, a.x, a.y, b.x, b.y);
      if (square >= reach * reach) continue;
      const f = radius - Math.sqrt(square);
      const h = clamp(0.5 + (0.5 * (f - old)) / MELT, 0, 1);
      values[at] = clamp(old + (f - old) * h + MELT * h * (1 - h), -REACH, 2 * REACH);
    }
  }
}
