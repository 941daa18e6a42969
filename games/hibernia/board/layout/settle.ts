import { type Box, boxesOverlap, distance, type Point } from '@tessera/game-kit/board';
import type { Slices } from '@tessera/ui';
import type { Room } from './room.ts';
import { settings, textWidth } from './text.ts';

export const LABEL_SIZE = 30;
/** On Ireland's map no name is set smaller; on a crowded one of somebody's own some may be. */
export const SMALLEST_LABEL = 29;
/** The emblem before a name. */
export const EMBLEM_SIZE = 27;
/** Warriors with their banner, and the castle, about their middles. */
export const WARRIORS_BOX = { halfWidth: 37, halfHeight: 38 } as const;
export const CASTLE_BOX = { halfWidth: 27, halfHeight: 33 } as const;

export interface Label {
  readonly lines: readonly string[];
  readonly size: number;
  readonly box: Box;
}

export interface Settled {
  readonly warriors: Point;
  readonly castle: Point | null;
  readonly label: Label;
}

export interface Claim {
  readonly name: string;
  readonly site: Point;
  readonly castle: boolean;
  readonly room: Room;
}

const FORBIDDEN = 1e5;
const GRID = 8;
const KEPT = 28;
/** With more lands than this, names are rather set smaller than over a border. */
const CROWD = 24;

const boxAt = ({ x, y }: Point, { halfWidth, halfHeight }: Omit<Box, 'x' | 'y'>): Box => ({
  x,
  y,
  halfWidth,
  halfHeight,
});

/** Finds room in every land for its warriors, its castle and its name; the narrowest land chooses first. */
export function* settle(claims: readonly Claim[], taken: readonly Box[], within: Box): Slices<Settled[]> {
  const settled: Settled[] = [];
  const reluctance = claims.length > CROWD ? 14 : 70;
  const boxes = [...taken];
  const size = (claim: Claim): number => claim.room.box.halfWidth * claim.room.box.halfHeight;
  const order = claims.map((_, i) => i).sort((a, b) => size(claims[a]) - size(claims[b]) || a - b);
  for (const index of order) {
    const best = settleOne(claims[index], boxes, within, reluctance);
    settled[index] = best;
    boxes.push(boxAt(best.warriors, WARRIORS_BOX), best.label.box);
    if (best.castle) boxes.push(boxAt(best.castle, CASTLE_BOX));
    yield;
  }
  return settled;
}

interface Stand {
  readonly warriors: Point;
  readonly castle: Point | null;
  readonly cost: number;
}

function settleOne(claim: Claim, taken: readonly Box[], within: Box, reluctance: number): Settled {
  let best: Settled | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  const labels = labelShapes(claim.name, reluctance);
  for (const stand of stands(claim, taken, within)) {
    if (stand.cost >= bestCost) break;
    const own = [boxAt(stand.warriors, WARRIORS_BOX), ...(stand.castle ? [boxAt(stand.castle, CASTLE_BOX)] : [])];
    const others = [...taken, ...own];
    for (const label of labels)
      for (const at of labelSpots(own, label)) {
        const box = boxAt(at, label);
        let cost = stand.cost + label.cost + 0.05 * distance(at, stand.warriors);
        if (cost >= bestCost) continue;
        cost += squeeze(box, claim.room, 5, 0.5) + collisions(box, others, within);
        if (cost >= bestCost) continue;
        bestCost = cost;
        best = { ...stand, label: { lines: label.lines, size: label.size, box } };
      }
  }
  if (best) return best;
  throw new Error(`No room was found for ${claim.name}.`);
}

/** Where warriors and castle could stand, the best first. */
function stands({ site, castle, room }: Claim, taken: readonly Box[], within: Box): Stand[] {
  const found: Stand[] = [];
  const { halfWidth, halfHeight } = room.box;
  const beside = WARRIORS_BOX.halfWidth + CASTLE_BOX.halfWidth - 14;
  const above = WARRIORS_BOX.halfHeight + CASTLE_BOX.halfHeight;
  const offsets: readonly (Point | null)[] = castle
    ? [-1, 1]
        .flatMap((side) => [-14, 4, 20].map((y) => ({ x: side * beside, y })))
        .concat([
          { x: 0, y: -above },
          { x: 0, y: above },
        ])
    : [null];
  for (let y = room.box.y - halfHeight; y <= room.box.y + halfHeight; y += GRID)
    for (let x = room.box.x - halfWidth; x <= room.box.x + halfWidth; x += GRID) {
      const warriors = { x, y };
      if (room.border(x, y) < 8 || room.shore(x, y) < 8) continue;
      const box = boxAt(warriors, WARRIORS_BOX);
      const base = squeeze(box, room, 4, 2) + 0.04 * distance(site, warriors) + collisions(box, taken, within);
      for (const offset of offsets) {
        const tower = offset && boxAt({ x: x + offset.x, y: y + offset.y }, CASTLE_BOX);
        const towerCost = tower ? squeeze(tower, room, 2, 1) + collisions(tower, taken, within) : 0;
        found.push({ warriors, castle: tower && { x: tower.x, y: tower.y }, cost: base + towerCost });
      }
    }
  // A land with no room at all, as on a map of an owner's own: what stands there covers its neighbours a little.
  if (found.length === 0) {
    const tower = castle ? { x: site.x - beside, y: site.y } : null;
    found.push({ warriors: site, castle: tower, cost: 0 });
  }
  // All over the land, not the hundred best beside each other: the name decides between them.
  found.sort((a, b) => a.cost - b.cost);
  const spread: Stand[] = [];
  for (const stand of found) {
    const near = spread.filter((other) => distance(other.warriors, stand.warriors) < 11).length;
    if (near < 2) spread.push(stand);
    if (spread.length === KEPT) break;
  }
  return spread;
}

interface LabelShape {
  readonly lines: readonly string[];
  readonly size: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly cost: number;
}

const WIDEST = 215;

/** In a crowd a name is set smaller before it is set over something else. */
const SIZES = [1, 0.97, 0.86, 0.72, 0.6];

function labelShapes(name: string, reluctance: number): LabelShape[] {
  return settings(name).flatMap((lines) => {
    const widthAt = (size: number): number =>
      Math.max(
        ...lines.map((line, i) => textWidth(line, size) + (i === 0 ? (EMBLEM_SIZE + 3) * (size / LABEL_SIZE) : 0)),
      );
    return SIZES.map((part) => {
      const size = part * Math.max(13, Math.min(LABEL_SIZE, (LABEL_SIZE * WIDEST) / widthAt(LABEL_SIZE)));
      return {
        lines,
        size,
        halfWidth: widthAt(size) / 2 + 2,
        halfHeight: (lines.length * size * 0.94) / 2 + 2,
        cost: 2 * (lines.length - 1) + reluctance * (LABEL_SIZE - size),
      };
    });
  });
}

/** Under, over and beside what stands there. */
function* labelSpots(own: readonly Box[], { halfWidth, halfHeight }: LabelShape): Generator<Point> {
  const west = Math.min(...own.map((box) => box.x - box.halfWidth));
  const east = Math.max(...own.map((box) => box.x + box.halfWidth));
  const north = Math.min(...own.map((box) => box.y - box.halfHeight));
  const south = Math.max(...own.map((box) => box.y + box.halfHeight));
  for (const shift of [0, -10, 10, -20, 20, -32, 32, -46, 46, -62, 62]) {
    yield { x: (west + east) / 2 + shift, y: south + halfHeight + 1.5 };
    yield { x: (west + east) / 2 + shift, y: north - halfHeight - 4 };
    if (Math.abs(shift) > 40) continue;
    yield { x: east + halfWidth + 3, y: (north + south) / 2 + shift };
    yield { x: west - halfWidth - 3, y: (north + south) / 2 + shift };
  }
}

/** What it costs that a box comes too near to a border or the shore, or crosses it. */
function squeeze(box: Box, room: Room, margin: number, atSea: number): number {
  let cost = 0;
  for (let column = -2; column <= 2; column++)
    for (let row = -1; row <= 1; row++) {
      const x = box.x + (column * box.halfWidth) / 2;
      const y = box.y + row * box.halfHeight;
      const short = Math.max(0, margin - room.border(x, y));
      const wet = Math.max(0, margin - room.shore(x, y)) * atSea;
      cost += 0.12 * (short * short + Math.min(wet * wet, 2500)) + 0.4 * short;
    }
  return cost;
}

function collisions(box: Box, others: readonly Box[], within: Box): number {
  let cost = 0;
  for (const other of others) if (boxesOverlap(box, other)) cost += FORBIDDEN;
  if (Math.abs(box.x - within.x) > within.halfWidth - box.halfWidth) cost += FORBIDDEN;
  if (Math.abs(box.y - within.y) > within.halfHeight - box.halfHeight) cost += FORBIDDEN;
  return cost;
}
