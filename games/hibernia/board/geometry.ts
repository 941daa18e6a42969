import { type Box, distance, type Field, hashText, type Point, sample } from '@tessera/game-kit/board';
import { nameKey } from '@tessera/kernel';
import { atOnce, type Slices } from '@tessera/ui';
import type { Colour, Scenario } from '../rules/scenario/board.ts';
import { type Arrangement, PLANS, type View } from './layout/arrangement.ts';
import { type Border, type Corner, drawCells } from './layout/borders.ts';
import { frameOf } from './layout/frame.ts';
import { insideOf, landBoxes, roomOf } from './layout/room.ts';
import { findRose } from './layout/rose.ts';
import { CASTLE_BOX, type Claim, type Label, settle, WARRIORS_BOX } from './layout/settle.ts';
import { HEIGHT, SHIELD_RADIUS, SHORE, WIDTH } from './layout/size.ts';
import { layTrack, type TrackLayout } from './layout/track.ts';

export type { Box, Point } from '@tessera/game-kit/board';
export { type Arrangement, arrangementFor } from './layout/arrangement.ts';

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

/** What an arrangement of the board doesn't change. */
export interface MapLayout extends Pick<BoardLayout, 'id' | 'land' | 'borders' | 'crossings'> {
  readonly lands: readonly Pick<LandLayout, 'name' | 'colour' | 'cell' | 'inside' | 'ground'>[];
  /** What looks for room in a land: its warriors, its castle, its name. */
  readonly claims: readonly Claim[];
  /** Sea that is kept free for the shield. */
  readonly sea: Point;
  /** Lands that are adjacent though no border and no crossing shows it. */
  readonly apart: readonly (readonly [number, number])[];
}

export function* layOutMap(scenario: Scenario): Slices<MapLayout> {
  const { lands } = scenario;
  const { sites, land, shield: sea } = frameOf(scenario);
  yield;
  const drawn = drawCells(sites, hashText(scenario.id) % 997);
  const adjacent = adjacentPairs(scenario);
  const onLand = drawn.borders.filter((border) => lengthOnLand(border, land) >= SHORTEST_BORDER);
  const touching = new Set(onLand.map(({ lands: [a, b] }) => pairKey(a, b)));
  const crossings = findCrossings(drawn.corners, land, adjacent, touching);
  const crossed = new Set(crossings.flatMap(({ pairs }) => pairs.map(([a, b]) => pairKey(a, b))));

  const boxes = landBoxes(sites, land);
  const inside = drawn.cells.map((cell, i) => insideOf(sites, i, cell));
  yield;
  const claims: Claim[] = [];
  for (const [i, { name, castle }] of lands.entries()) {
    const mine = crossings.find(({ pairs }) => pairs.some((pair) => pair.includes(i)));
    const room = roomOf(inside[i], boxes[i], land, mine ? { at: mine, radius: CROSSING_RADIUS + 20 } : null);
    claims.push({ name, site: sites[i], castle: castle === true, room });
    yield;
  }
  return {
    id: scenario.id,
    land,
    lands: lands.map(({ name, colour }, i) => ({
      name,
      colour,
      cell: drawn.cells[i],
      inside: inside[i],
      ground: boxes[i],
    })),
    claims,
    sea,
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
    apart: [...adjacent.values()].filter(([a, b]) => !touching.has(pairKey(a, b)) && !crossed.has(pairKey(a, b))),
  };
}

export function* layOutBoard(map: MapLayout, arrangement: Arrangement, spaces: number): Slices<BoardLayout> {
  const { id, land, borders, crossings } = map;
  const { ring, view, shield: inRing } = PLANS[arrangement];
  const shield = inRing ?? { ...map.sea, radius: SHIELD_RADIUS };
  const shieldBox = { x: shield.x, y: shield.y, halfWidth: shield.radius + 8, halfHeight: shield.radius + 8 };
  const within = { x: WIDTH / 2, y: HEIGHT / 2, halfWidth: WIDTH / 2 - SHORE - 4, halfHeight: HEIGHT / 2 - SHORE - 4 };
  const stones = crossings.map((p) => ({
    x: p.x,
    y: p.y,
    halfWidth: CROSSING_RADIUS + 12,
    halfHeight: CROSSING_RADIUS + 12,
  }));
  const settled = yield* settle(map.claims, [shieldBox, ...stones], within);
  const taken = settled.flatMap(({ warriors, castle, label }) => [
    { ...warriors, ...WARRIORS_BOX },
    ...(castle ? [{ ...castle, ...CASTLE_BOX }] : []),
    label.box,
  ]);
  return {
    id,
    arrangement,
    view,
    land,
    lands: map.lands.map((one, i) => ({ ...one, ...settled[i] })),
    borders,
    crossings,
    links: map.apart.map((pair) => ({
      lands: pair,
      from: settled[pair[0]].warriors,
      to: settled[pair[1]].warriors,
    })),
    shield,
    // The sea that is kept for the shield is free when it lies elsewhere.
    rose: inRing ? map.sea : findRose(land, shield, taken),
    track: layTrack(spaces, ring),
    boxes: taken,
  };
}

export const layoutBoard = (scenario: Scenario, arrangement: Arrangement = 'around'): BoardLayout =>
  atOnce(layOutBoard(atOnce(layOutMap(scenario)), arrangement, scenario.track.length));

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
