import { type Box, distance, distanceToSegment, type Field, type Point, sample } from '@tessera/game-kit/board';
import { gridPoint } from './field.ts';

const STEP = 7;
const MARGIN = 70;
/** Borders wander no farther than this from the straight. */
const WANDER = 16;

/** How much room there is in a land: looked up on a grid, because a place is sought by trying thousands. */
export interface Room {
  readonly box: Box;
  /** Distance to the next land's border, negative beyond it. */
  readonly border: (x: number, y: number) => number;
  /** Distance to the shore, negative at sea. */
  readonly shore: (x: number, y: number) => number;
}

/** A point and how near one may come to it. */
export interface Obstacle {
  readonly at: Point;
  readonly radius: number;
}

export function roomOf(inside: (p: Point) => number, box: Box, land: Field, obstacle: Obstacle | null): Room {
  const left = box.x - box.halfWidth - MARGIN;
  const top = box.y - box.halfHeight - MARGIN;
  const columns = Math.ceil((2 * (box.halfWidth + MARGIN)) / STEP) + 1;
  const rows = Math.ceil((2 * (box.halfHeight + MARGIN)) / STEP) + 1;
  const border = new Float32Array(columns * rows);
  const shore = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const p = { x: left + column * STEP, y: top + row * STEP };
      const free = inside(p);
      border[row * columns + column] = obstacle ? Math.min(free, distance(p, obstacle.at) - obstacle.radius) : free;
      shore[row * columns + column] = sample(land, p);
    }
  const lookUp = (values: Float32Array) => (x: number, y: number) => {
    const column = Math.round((x - left) / STEP);
    const row = Math.round((y - top) / STEP);
    return column < 0 || row < 0 || column >= columns || row >= rows ? -MARGIN : values[row * columns + column];
  };
  return { box, border: lookUp(border), shore: lookUp(shore) };
}

/** How far inside its cell a point lies, negative outside: exact near the border, roughly so farther away. */
export function insideOf(sites: readonly Point[], own: number, cell: readonly Point[]): (p: Point) => number {
  const site = sites[own];
  const others = sites.filter((_, i) => i !== own).map((other) => ({ other, apart: 2 * distance(site, other) }));
  const square = (p: Point, q: Point): number => (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
  return (p) => {
    // Of the straight sides, before they wandered.
    let straight = Number.POSITIVE_INFINITY;
    const toSite = square(p, site);
    for (const { other, apart } of others) straight = Math.min(straight, (square(p, other) - toSite) / apart);
    return Math.abs(straight) > WANDER ? straight : distanceInside(p, cell);
  };
}

/** Signed: positive inside the ring. */
function distanceInside(p: Point, ring: readonly Point[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    best = Math.min(best, distanceToSegment(p, ring[i], ring[j]));
  return isInside(p, ring) ? best : -best;
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

/** By land: the part of the board where it has ground; about its site if the sea leaves it none. */
export function landBoxes(sites: readonly Point[], land: Field): Box[] {
  const bounds = sites.map((site) => ({ west: site.x, east: site.x, north: site.y, south: site.y }));
  for (let row = 0; row < land.rows; row += 2)
    for (let column = 0; column < land.columns; column += 2) {
      if (land.values[row * land.columns + column] <= 0) continue;
      const p = gridPoint(land, column, row);
      const own = bounds[nearest(sites, p)];
      own.west = Math.min(own.west, p.x);
      own.east = Math.max(own.east, p.x);
      own.north = Math.min(own.north, p.y);
      own.south = Math.max(own.south, p.y);
    }
  return bounds.map(({ west, east, north, south }) => ({
    x: (west + east) / 2,
    y: (north + south) / 2,
    halfWidth: (east - west) / 2,
    halfHeight: (south - north) / 2,
  }));
}

function nearest(sites: readonly Point[], p: Point): number {
  let best = 0;
  for (let i = 1; i < sites.length; i++) if (distance(p, sites[i]) < distance(p, sites[best])) best = i;
  return best;
}
