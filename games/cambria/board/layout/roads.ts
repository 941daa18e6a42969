import {
  type Box,
  boundsOf,
  boxesOverlap,
  clamp,
  distance,
  distanceToBox,
  distanceToLine,
  hashText,
  type Point,
  seeded,
  xy,
} from '@tessera/game-kit/board';
import { pieceBox } from './labels.ts';

export interface RoadLine {
  readonly points: readonly Point[];
  readonly bounds: Box;
  readonly path: string;
}

const STEPS = 28;
/** Bends of the two halves of a road, as parts of its length: nearly straight, as Romans built. */
const BENDS: readonly (readonly [number, number])[] = [
  [0.05, 0.07],
  [-0.07, -0.05],
  [0.09, -0.05],
  [-0.05, 0.09],
  [0.03, 0.03],
  [-0.03, -0.03],
  [0.13, 0.13],
  [-0.13, -0.13],
  [0.2, 0.2],
  [-0.2, -0.2],
  [0.3, 0.3],
  [-0.3, -0.3],
];

/** How much of a road's four control points is in each of its points. */
const SHARES: readonly (readonly [number, number, number, number])[] = Array.from({ length: STEPS + 1 }, (_, i) => {
  const t = i / STEPS;
  const s = 1 - t;
  return [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3];
});

function bent(a: Point, b: Point, [first, second]: readonly [number, number]): RoadLine {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const c = { x: a.x + dx / 3 - dy * first, y: a.y + dy / 3 + dx * first };
  const d = { x: b.x - dx / 3 - dy * second, y: b.y - dy / 3 + dx * second };
  const points = SHARES.map(([ofA, ofC, ofD, ofB]) => ({
    x: ofA * a.x + ofC * c.x + ofD * d.x + ofB * b.x,
    y: ofA * a.y + ofC * c.y + ofD * d.y + ofB * b.y,
  }));
  return { points, bounds: boundsOf(points), path: `M${xy(a)}C${xy(c)} ${xy(d)} ${xy(b)}` };
}

/** How much a road is nearer than `room`. */
const lack = (p: Point, { points, bounds }: RoadLine, room: number): number =>
  distanceToBox(p, bounds) >= room ? 0 : Math.max(0, room - distanceToLine(p, points));

/** One line per road; each takes the bend with the clearest way past forts and the roads already laid. */
export function layRoads(
  forts: readonly Point[],
  ends: readonly (readonly [number, number])[],
  names: readonly string[],
): RoadLine[] {
  const laid: RoadLine[] = [];
  for (const [road, [a, b]] of ends.entries()) {
    const random = seeded(hashText(names[road]));
    let best: RoadLine | undefined;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const bend of BENDS) {
      const line = bent(forts[a], forts[b], bend);
      let cost = 40 * (Math.abs(bend[0]) + Math.abs(bend[1])) + 5 * random();
      for (const [i, fort] of forts.entries()) if (i !== a && i !== b) cost += lack(fort, line, 84);
      const middle = line.points[STEPS / 2];
      for (const other of laid) cost += 0.6 * lack(middle, other, 50);
      if (cost < bestCost) {
        bestCost = cost;
        best = line;
      }
    }
    if (best) laid.push(best);
  }
  return laid;
}

function pointAlong(line: readonly Point[], t: number): Point {
  const u = clamp(t, 0, 1) * (line.length - 1);
  const i = Math.min(line.length - 2, Math.floor(u));
  const part = u - i;
  return { x: line[i].x + (line[i + 1].x - line[i].x) * part, y: line[i].y + (line[i + 1].y - line[i].y) * part };
}

const SLIDES = [0, 0.03, -0.03, 0.06, -0.06, 0.09, -0.09, 0.12, -0.12, 0.15, -0.15, 0.18, -0.18, 0.22, -0.22];

interface Stand {
  readonly at: Point;
  /** What speaks against it, whatever the other slots do. */
  readonly cost: number;
}

function crowding(room: number, p: Point, q: Point): number {
  const by = Math.max(0, room - distance(p, q));
  return (by * by) / 10;
}

/** Where a piece stands on each road: mid-way, slid along the road where it would crowd another, a fort or a name. */
export function placeSlots(forts: readonly Point[], lines: readonly RoadLine[], names: readonly Box[] = []): Point[] {
  const choices = lines.map((line) => stands(line, forts, lines, names));
  const slots = choices.map(([first]) => first.at);
  for (let round = 0; round < 6; round++)
    for (const [road, choice] of choices.entries()) {
      let bestCost = Number.POSITIVE_INFINITY;
      for (const stand of choice) {
        let cost = stand.cost;
        for (const [other, q] of slots.entries()) if (other !== road) cost += crowding(66, stand.at, q);
        if (cost < bestCost) {
          bestCost = cost;
          slots[road] = stand.at;
        }
      }
    }
  return slots;
}

function stands(line: RoadLine, forts: readonly Point[], lines: readonly RoadLine[], names: readonly Box[]): Stand[] {
  return SLIDES.map((slide) => {
    const at = pointAlong(line.points, 0.5 + slide);
    let cost = 60 * Math.abs(slide);
    for (const fort of forts) cost += crowding(72, at, fort);
    for (const other of lines) if (other !== line) cost += lack(at, other, 36) / 4;
    for (const name of names) if (boxesOverlap(pieceBox(at), name, 3)) cost += 40;
    return { at, cost };
  });
}

/** Off the road to its upper side, at the first of a few spots where it hides nothing. */
export function placeMilestone(line: readonly Point[], taken: readonly Box[]): Point | null {
  for (const t of [0.3, 0.7, 0.34, 0.66, 0.26, 0.74]) {
    const a = pointAlong(line, t);
    const b = pointAlong(line, t + 0.04);
    const length = distance(a, b) || 1;
    const up = b.x > a.x ? 1 : -1;
    const p = { x: a.x + (up * (b.y - a.y) * 14) / length, y: a.y - (up * (b.x - a.x) * 14) / length };
    if (taken.every((box) => distanceToBox(p, box) > 7)) return p;
  }
  return null;
}
