import { nameKey } from '@tessera/kernel';
import type { Colour, Scenario } from '../rules/board.ts';
import { type Arrangement, PLANS, type View } from './layout/arrangement.ts';
import { type Border, type Corner, drawCells } from './layout/borders.ts';
import { type Field, sample } from './layout/field.ts';
import { frameOf } from './layout/frame.ts';
import { hashText } from './layout/random.ts';
import { insideOf, landBoxes, roomOf } from './layout/room.ts';
import { findRose } from './layout/rose.ts';
import { CASTLE_BOX, type Label, settle, WARRIORS_BOX } from './layout/settle.ts';
import { HEIGHT, SHIELD_RADIUS, SHORE, WIDTH } from './layout/size.ts';
import { layTrack, type TrackLayout } from './layout/track.ts';
import { type Box, distance, type Point } from './layout/vec.ts';

export { type Arrangement, arrangementFor } from './layout/arrangement.ts';
export type { Box, Point } from './layout/vec.ts';

export interface LandLayout {
  readonly name: string;
  readonly colour: Colour;
  /** Its cell, past the shore too. */
  readonly cell: readonly Point[];
  /** How far inside it a point lies, negative outside. */
  readonly inside: (p: Point) => number;
  /** Where it has land. */
  readonly ground: Box;
  /** Where its warriors stand. */
  readonly warriors: Point;
  readonly castle: Point | null;
  readonly label: Label;
}

export interface BorderLayout extends Border {
  readonly kind: 'border' | 'province' | 'wall';
}

/** Two lands that are adjacent though their cells don't touch on land. */
export interface Link {
  readonly lands: readonly [number, number];
  readonly from: Point;
  readonly to: Point;
}

/** A point where lands meet that are adjacent across it. */
export interface Crossing extends Point {
  /** Where the lands lie whose warriors march through it, pair by pair. */
  readonly pairs: readonly (readonly [number, number])[];
}

export interface BoardLayout {
  readonly id: string;
  readonly arrangement: Arrangement;
  readonly view: View;
  readonly land: Field;
  readonly lands: readonly LandLayout[];
  readonly borders: readonly BorderLayout[];
  readonly crossings: readonly Crossing[];
  readonly links: readonly Link[];
  readonly shield: Point & { readonly radius: number };
  /** Room for the compass, if the sea has any. */
  readonly rose: Point | null;
  readonly track: TrackLayout;
  readonly boxes: readonly Box[];
}

export const CROSSING_RADIUS = 27;
/** A border shorter than this on land is none. */
const SHORTEST_BORDER = 14;

export const pairKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** How much of a border is on land. */
export function lengthOnLand({ points }: Border, land: Field): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) {
    const middle = { x: (points[i - 1].x + points[i].x) / 2, y: (points[i - 1].y + points[i].y) / 2 };
    if (sample(land, middle) > 0) length += distance(points[i - 1], points[i]);
  }
  return length;
}

export function layoutBoard(
  scenario: Scenario,
  arrangement: Arrangement = 'around',
  labelText: (land: string) => string = (land) => land,
): BoardLayout {
  const { lands } = scenario;
  const { sites, land, shield: seaForShield } = frameOf(scenario);
  const { ring, view, shield: inRing } = PLANS[arrangement];
  const shield = inRing ?? { ...seaForShield, radius: SHIELD_RADIUS };
  const drawn = drawCells(sites, hashText(scenario.id) % 997);
  const adjacent = adjacentPairs(scenario);
  const onLand = drawn.borders.filter((border) => lengthOnLand(border, land) >= SHORTEST_BORDER);
  const touching = new Set(onLand.map(({ lands: [a, b] }) => pairKey(a, b)));
  const crossings = findCrossings(drawn.corners, land, adjacent, touching);
  const crossed = new Set(crossings.flatMap(({ pairs }) => pairs.map(([a, b]) => pairKey(a, b))));

  const boxes = landBoxes(sites, land);
  const inside = drawn.cells.map((cell, i) => insideOf(sites, i, cell));
  const rooms = drawn.cells.map((_, i) => {
    const mine = crossings.find(({ pairs }) => pairs.some((pair) => pair.includes(i)));
    return roomOf(inside[i], boxes[i], land, mine ? { at: mine, radius: CROSSING_RADIUS + 20 } : null);
  });
  const claims = lands.map((one, i) => ({
    name: labelText(one.name),
    site: sites[i],
    castle: one.castle === true,
    room: rooms[i],
  }));
  const shieldBox = { x: shield.x, y: shield.y, halfWidth: shield.radius + 8, halfHeight: shield.radius + 8 };
  const within = { x: WIDTH / 2, y: HEIGHT / 2, halfWidth: WIDTH / 2 - SHORE - 4, halfHeight: HEIGHT / 2 - SHORE - 4 };
  const stones = crossings.map((p) => ({
    x: p.x,
    y: p.y,
    halfWidth: CROSSING_RADIUS + 12,
    halfHeight: CROSSING_RADIUS + 12,
  }));
  const settled = settle(claims, [shieldBox, ...stones], within);

  const taken = settled.flatMap(({ warriors, castle, label }) => [
    { ...warriors, ...WARRIORS_BOX },
    ...(castle ? [{ ...castle, ...CASTLE_BOX }] : []),
    label.box,
  ]);

  return {
    id: scenario.id,
    arrangement,
    view,
    land,
    lands: lands.map(({ name, colour }, i) => ({
      name,
      colour,
      cell: drawn.cells[i],
      inside: inside[i],
      ground: boxes[i],
      ...settled[i],
    })),
    borders: onLand.map((border) => {
      const [a, b] = border.lands;
      const kind = !adjacent.has(pairKey(a, b))
        ? 'wall'
        : lands[a].province === lands[b].province
          ? 'border'
          : 'province';
      return { ...border, kind };
    }),
    crossings,
    links: [...adjacent.values()]
      .filter(([a, b]) => !touching.has(pairKey(a, b)) && !crossed.has(pairKey(a, b)))
      .map((pair) => ({ lands: pair, from: settled[pair[0]].warriors, to: settled[pair[1]].warriors })),
    shield,
    // The sea that is kept for the shield is free when it lies elsewhere.
    rose: inRing ? seaForShield : findRose(land, shield, taken),
    track: layTrack(scenario.track.length, ring),
    boxes: taken,
  };
}

function adjacentPairs({ lands }: Scenario): Map<string, readonly [number, number]> {
  const index = new Map(lands.map((land, i) => [nameKey(land.name), i]));
  const pairs = new Map<string, readonly [number, number]>();
  for (const [a, land] of lands.entries())
    for (const name of land.adjacent) {
      const b = index.get(nameKey(name));
      if (b !== undefined && a < b) pairs.set(pairKey(a, b), [a, b]);
    }
  return pairs;
}

function findCrossings(
  corners: readonly Corner[],
  land: Field,
  adjacent: ReadonlyMap<string, readonly [number, number]>,
  touching: ReadonlySet<string>,
): Crossing[] {
  return corners.flatMap((corner) => {
    if (corner.lands.length < 4 || sample(land, corner) < 0) return [];
    const pairs = [...adjacent.values()].filter(
      ([a, b]) => corner.lands.includes(a) && corner.lands.includes(b) && !touching.has(pairKey(a, b)),
    );
    return pairs.length > 0 ? [{ x: corner.x, y: corner.y, pairs }] : [];
  });
}
