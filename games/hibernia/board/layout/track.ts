import { type Point, xy } from '@tessera/game-kit/board';
import { PLANS, type Ring } from './arrangement.ts';
import { TRACK_MARGIN } from './size.ts';

/** A spot on the track's middle line; the angle, in degrees, is the way round. */
export interface TrackSpot extends Point {
  readonly angle: number;
}

export interface TrackSpace extends TrackSpot {
  /** From 1: the distance a marker has gone that stands here on its first round. */
  readonly number: number;
  readonly outline: readonly Point[];
  readonly path: string;
}

export interface TrackLayout {
  readonly ring: Ring;
  readonly sword: TrackSpot & { readonly length: number };
  readonly spaces: readonly TrackSpace[];
  /** Along the middle line. */
  readonly spaceLength: number;
}

const BEND = 58;
const QUARTER = (Math.PI / 2) * BEND;
const LONGEST_SWORD = 132;
const SHORTEST_SWORD = 84;
const GAP = 3;

interface Side {
  readonly length: number;
  readonly from: Point;
  readonly angle: number;
}

/** The middle line: four sides, clockwise from the upper one, with a bend after each. */
function sidesOf({ left, top, width, height, depth }: Ring): readonly Side[] {
  const inset = TRACK_MARGIN + depth / 2;
  const [right, bottom] = [left + width - inset, top + height - inset];
  const across = width - 2 * (inset + BEND);
  const down = height - 2 * (inset + BEND);
  return [
    { length: across, from: { x: left + inset + BEND, y: top + inset }, angle: 0 },
    { length: down, from: { x: right, y: top + inset + BEND }, angle: 90 },
    { length: across, from: { x: right - BEND, y: bottom }, angle: 180 },
    { length: down, from: { x: left + inset, y: bottom - BEND }, angle: 270 },
  ];
}

const turned = (p: Point, angle: number, along: number, aside: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return {
    x: p.x + Math.cos(radians) * along - Math.sin(radians) * aside,
    y: p.y + Math.sin(radians) * along + Math.cos(radians) * aside,
  };
};

/** The spot so far along the middle line, from the end of the upper left bend. */
function spotAt(sides: readonly Side[], along: number): TrackSpot {
  let left = along;
  for (const { length, from, angle } of sides) {
    if (left <= length) return { ...turned(from, angle, left, 0), angle };
    left -= length;
    if (left <= QUARTER) {
      const turn = (left / QUARTER) * 90;
      const pivot = turned(from, angle, length, BEND);
      return { ...turned(pivot, angle + turn, 0, -BEND), angle: angle + turn };
    }
    left -= QUARTER;
  }
  return { ...sides[0].from, angle: 0 };
}

/** A point beside the middle line: inwards is positive. */
export const beside = (spot: TrackSpot, along: number, inwards: number): Point =>
  turned(spot, spot.angle, along, inwards);

export function layTrack(length: number, ring: Ring = PLANS.around.ring): TrackLayout {
  const sides = sidesOf(ring);
  const round = sides.reduce((sum, side) => sum + side.length + QUARTER, 0);
  const sword = Math.max(SHORTEST_SWORD, Math.min(LONGEST_SWORD, (1.7 * round) / (length + 1.7)));
  const spaceLength = (round - sword) / length;
  const gap = Math.min(GAP, spaceLength * 0.16);
  const spaces = Array.from({ length }, (_, i): TrackSpace => {
    const from = sword + i * spaceLength;
    const outline = strip(sides, from + gap / 2, from + spaceLength - gap / 2, ring.depth / 2 - 3);
    return { ...spotAt(sides, from + spaceLength / 2), number: i + 1, outline, path: `M${outline.map(xy).join('L')}Z` };
  });
  return { ring, sword: { ...spotAt(sides, sword / 2), length: sword }, spaces, spaceLength };
}

function strip(sides: readonly Side[], from: number, to: number, half: number): Point[] {
  const count = Math.max(1, Math.ceil((to - from) / 9));
  const spots = Array.from({ length: count + 1 }, (_, i) => spotAt(sides, from + ((to - from) * i) / count));
  return [...spots.map((spot) => beside(spot, 0, -half)), ...spots.reverse().map((spot) => beside(spot, 0, half))];
}

/** Where a marker stands that has gone so far; before the first step, on the sword. */
export const standOf = (track: TrackLayout, distance: number): TrackSpot =>
  distance <= 0 ? track.sword : track.spaces[(distance - 1) % track.spaces.length];

/** How often it has gone all the way round: past the sword onto the first space or further (H-50). */
export const roundsOf = (track: TrackLayout, distance: number): number =>
  distance <= 0 ? 0 : Math.floor((distance - 1) / track.spaces.length);

export const MARKER_RADIUS = 18;

/** Where the markers on one spot stand, so that each is seen: in a row if there is room, else in two. */
export function fanOut(spot: TrackSpot, count: number, length: number, depth: number): Point[] {
  const apart = 2 * MARKER_RADIUS - 6;
  const rowRoom = Math.max(2, Math.floor(length / apart));
  const perRow = count <= rowRoom ? count : Math.ceil(count / 2);
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const along = ((i % perRow) - (inRow - 1) / 2) * apart;
    return beside(spot, along, rows === 1 ? 0 : (row - 0.5) * (depth - 2 * MARKER_RADIUS + 12));
  });
}
