import { clamp, distanceToSegment, type Field, mix, type Point, xy } from '@tessera/game-kit/board';

/** Distances are exact up to here, and cut off beyond. */
const REACH = 96;
export function emptyField(width: number, height: number, step: number): Field {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  return { left: 0, top: 0, step, columns, rows, values: new Float32Array(columns * rows).fill(-REACH) };
}

export const gridPoint = (field: Field, column: number, row: number): Point => ({
  x: field.left + column * field.step,
  y: field.top + row * field.step,
});

/** Calls back for each grid point within `reach` of the segment. */
function near(field: Field, a: Point, b: Point, reach: number, visit: (index: number, p: Point) => void): void {
  const { left, top, step, columns, rows } = field;
  const c0 = clamp(Math.floor((Math.min(a.x, b.x) - reach - left) / step), 0, columns);
  const c1 = clamp(Math.ceil((Math.max(a.x, b.x) + reach - left) / step), -1, columns - 1);
  const r0 = clamp(Math.floor((Math.min(a.y, b.y) - reach - top) / step), 0, rows);
  const r1 = clamp(Math.ceil((Math.max(a.y, b.y) + reach - top) / step), -1, rows - 1);
  for (let row = r0; row <= r1; row++)
    for (let column = c0; column <= c1; column++) visit(row * columns + column, gridPoint(field, column, row));
}

/** Around a ring distances are measured; farther off they are counted from grid point to grid point. */
const MEASURED = 14;

export function addRings(field: Field, rings: readonly (readonly Point[])[]): void {
  const { columns, rows, values } = field;
  const far = new Float32Array(values.length).fill(REACH);
  const inside = new Uint8Array(values.length);
  for (const ring of rings)
    for (const [i, b] of ring.entries()) {
      const a = ring[(i + ring.length - 1) % ring.length];
      near(field, a, b, MEASURED, (index, p) => {
        const d = distanceToSegment(p, a, b);
        if (d < far[index]) far[index] = d;
      });
      // Even–odd by rows: every grid point right of the crossing flips.
      const low = Math.max(0, Math.ceil((Math.min(a.y, b.y) - field.top) / field.step));
      const high = Math.min(rows - 1, Math.floor((Math.max(a.y, b.y) - field.top) / field.step));
      for (let row = low; row <= high; row++) {
        const y = field.top + row * field.step;
        if (a.y > y === b.y > y) continue;
        const cross = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
        const first = Math.max(0, Math.ceil((cross - field.left) / field.step));
        for (let column = first; column < columns; column++) inside[row * columns + column] ^= 1;
      }
    }
  countOn(field, far);
  for (let i = 0; i < values.length; i++) values[i] = Math.max(values[i], inside[i] ? far[i] : -far[i]);
}

/** Carries distances on over the grid, there and back: a step aside, a step askew. */
function countOn({ columns, rows, step }: Field, far: Float32Array): void {
  const askew = step * Math.SQRT2;
  const pass = (index: number, way: number): void => {
    far[index] = Math.min(
      far[index],
      far[index - way] + step,
      far[index - way * columns] + step,
      far[index - way * (columns + 1)] + askew,
      far[index - way * (columns - 1)] + askew,
    );
  };
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) pass(row * columns + column, 1);
  for (let row = rows - 2; row > 0; row--)
    for (let column = columns - 2; column > 0; column--) pass(row * columns + column, -1);
}

/** Unites a strip of ground (or, with a = b, a round of it) with the land, `radius` wide, melting into what is there. */
export function addSegment(field: Field, a: Point, b: Point, radius: number): void {
  near(field, a, b, radius + REACH, (index, p) => {
    const f = radius - distanceToSegment(p, a, b);
    const old = field.values[index];
    // A soft maximum: no creases where the added ground meets the true coast.
    const k = 14;
    const h = clamp(0.5 + (0.5 * (f - old)) / k, 0, 1);
    field.values[index] = clamp(old + (f - old) * h + k * h * (1 - h), -REACH, 2 * REACH);
  });
}

/** The field with a level added, and something else wherever `then` says so, for a contour at 0. */
export function shifted(field: Field, by: number, then?: (value: number, p: Point) => number): Field {
  const values = field.values.map((value) => value + by);
  if (then)
    for (let row = 0; row < field.rows; row++)
      for (let column = 0; column < field.columns; column++) {
        const index = row * field.columns + column;
        values[index] = then(values[index], gridPoint(field, column, row));
      }
  return { ...field, values };
}

/** Smooth closed path through a ring of points (quadratics between mid-points). */
export function smoothRing(ring: readonly Point[]): string {
  const last = ring[ring.length - 1];
  let path = `M${xy(mix(last, ring[0], 0.5))}`;
  for (const [i, p] of ring.entries()) path += `Q${xy(p)} ${xy(mix(p, ring[(i + 1) % ring.length], 0.5))}`;
  return `${path}Z`;
}
