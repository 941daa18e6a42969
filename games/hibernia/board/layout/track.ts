import { HEIGHT, TRACK_DEPTH, TRACK_MARGIN, WIDTH } from './size.ts';
import { type Point, xy } from './vec.ts';

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
  readonly sword: TrackSpot & { readonly length: number };
  readonly spaces: readonly TrackSpace[];
  /** Along the middle line. */
  readonly spaceLength: number;
}

const INSET = TRACK_MARGIN + TRACK_DEPTH / 2;
const BEND = 58;
const ACROSS = WIDTH - 2 * (INSET + BEND);
const DOWN = HEIGHT - 2 * (INSET + BEND);
const QUARTER = (Math.PI / 2) * BEND;
const ROUND = 2 * (ACROSS + DOWN) + 4 * QUARTER;
const LONGEST_SWORD = 132;
const SHORTEST_SWORD = 84;
const GAP = 3;

const SIDES: readonly { readonly length: number; readonly from: Point; readonly angle: number }[] = [
  { length: ACROSS, from: { x: INSET + BEND, y: INSET }, angle: 0 },
  { length: DOWN, from: { x: WIDTH - INSET, y: INSET + BEND }, angle: 90 },
  { length: ACROSS, from: { x: WIDTH - INSET - BEND, y: HEIGHT - INSET }, angle: 180 },
  { length: DOWN, from: { x: INSET, y: HEIGHT - INSET - BEND }, angle: 270 },
];

const turned = (p: Point, angle: number, along: number, aside: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return {
    x: p.x + Math.cos(radians) * along - Math.sin(radians) * aside,
    y: p.y + Math.sin(radians) * along + Math.cos(radians) * aside,
  };
};

/** The spot so far along the middle line, clockwise from the end of the upper left bend. */
function spotAt(along: number): TrackSpot {
  let left = ((along % ROUND) + ROUND) % ROUND;
  for (const { length, from, angle } of SIDES) {
    if (left <= length) return { ...turned(from, angle, left, 0), angle };
    left -= length;
    if (left <= QUARTER) {
      const turn = (left / QUARTER) * 90;
      const pivot = turned(from, angle, length, BEND);
      return { ...turned(pivot, angle + turn, 0, -BEND), angle: angle + turn };
    }
    left -= QUARTER;
  }
  return { ...SIDES[0].from, angle: 0 };
}

/** A point beside the middle line: inwards is positive. */
export const beside = (spot: TrackSpot, along: number, inwards: number): Point =>
  turned(spot, spot.angle, along, inwards);

export function layTrack(length: number): TrackLayout {
  const sword = Math.max(SHORTEST_SWORD, Math.min(LONGEST_SWORD, (1.7 * ROUND) / (length + 1.7)));
  const spaceLength = (ROUND - sword) / length;
  const gap = Math.min(GAP, spaceLength * 0.16);
  const spaces = Array.from({ length }, (_, i): TrackSpace => {
    const from = sword + i * spaceLength;
    const outline = strip(from + gap / 2, from + spaceLength - gap / 2, TRACK_DEPTH / 2 - 3);
    return { ...spotAt(from + spaceLength / 2), number: i + 1, outline, path: `M${outline.map(xy).join('L')}Z` };
  });
  return { sword: { ...spotAt(sword / 2), length: sword }, spaces, spaceLength };
}

function strip(from: number, to: number, half: number): Point[] {
  const count = Math.max(1, Math.ceil((to - from) / 9));
  const spots = Array.from({ length: count + 1 }, (_, i) => spotAt(from + ((to - from) * i) / count));
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
export function fanOut(spot: TrackSpot, count: number, length: number): Point[] {
  const apart = 2 * MARKER_RADIUS - 6;
  const rowRoom = Math.max(2, Math.floor(length / apart));
  const perRow = count <= rowRoom ? count : Math.ceil(count / 2);
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const along = ((i % perRow) - (inRow - 1) / 2) * apart;
    return beside(spot, along, rows === 1 ? 0 : (row - 0.5) * (TRACK_DEPTH - 2 * MARKER_RADIUS + 12));
  });
}
