import { type Field, sample } from './field.ts';
import { type Box, distance, distanceToSegment, type Point } from './vec.ts';

const STEP = 6;
const MARGIN = 84;

/** How much room there is in a land: looked up on a grid, because a place is sought by trying thousands. */
export interface Room {
  readonly box: Box;
  /** Distance to the next land's border, negative beyond it. */
  readonly border: (x: number, y: number) => number;
  /** Distance to the shore, negative at sea. */
  readonly shore: (x: number, y: number) => number;
}

export function roomOf(cell: readonly Point[], land: Field, clear: { at: Point; radius: number } | null): Room {
  const onLand = landBox(cell, land);
  const left = onLand.x - onLand.halfWidth - MARGIN;
  const top = onLand.y - onLand.halfHeight - MARGIN;
  const columns = Math.ceil((2 * (onLand.halfWidth + MARGIN)) / STEP) + 1;
  const rows = Math.ceil((2 * (onLand.halfHeight + MARGIN)) / STEP) + 1;
  const border = new Float32Array(columns * rows);
  const shore = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const p = { x: left + column * STEP, y: top + row * STEP };
      const toBorder = distanceInside(p, cell);
      border[row * columns + column] = clear ? Math.min(toBorder, distance(p, clear.at) - clear.radius) : toBorder;
      shore[row * columns + column] = sample(land, p);
    }
  const lookUp = (values: Float32Array) => (x: number, y: number) => {
    const column = Math.round((x - left) / STEP);
    const row = Math.round((y - top) / STEP);
    return column < 0 || row < 0 || column >= columns || row >= rows ? -MARGIN : values[row * columns + column];
  };
  return { box: onLand, border: lookUp(border), shore: lookUp(shore) };
}

/** Signed: positive inside the ring. */
export function distanceInside(p: Point, ring: readonly Point[]): number {
  let inside = false;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i];
    const b = ring[j];
    best = Math.min(best, distanceToSegment(p, a, b));
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside ? best : -best;
}

/** The part of the board where the cell has land. */
function landBox(cell: readonly Point[], land: Field): Box {
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  const right = land.left + (land.columns - 1) * land.step;
  const bottom = land.top + (land.rows - 1) * land.step;
  for (let y = land.top; y <= bottom; y += 2 * STEP)
    for (let x = land.left; x <= right; x += 2 * STEP) {
      const p = { x, y };
      if (sample(land, p) <= 0 || !isInside(p, cell)) continue;
      west = Math.min(west, x);
      east = Math.max(east, x);
      north = Math.min(north, y);
      south = Math.max(south, y);
    }
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    halfWidth: (east - west) / 2,
    halfHeight: (south - north) / 2,
  };
}

export function isInside(p: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i];
    const b = ring[j];
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}
