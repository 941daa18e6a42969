import type { Box, Field, Point } from '@tessera/game-kit/board';
import { nameKey } from '@tessera/kernel';
import type { Scenario } from '../rules/scenario/board.ts';
import { frameOf } from './layout/frame.ts';
import { type FortLabel, placeLabels } from './layout/labels.ts';
import { raiseLand } from './layout/land.ts';
import type { Inscription } from './layout/regions.ts';
import { relaxForts } from './layout/relax.ts';
import { layRoads, placeMilestone, placeSlots } from './layout/roads.ts';
import { placeAtSea } from './layout/sea.ts';

export type { Box, Point } from '@tessera/game-kit/board';

export interface FortLayout extends Point {
  readonly name: string;
  readonly value: number;
  readonly box: Box;
  readonly label: FortLabel;
}

export interface RoadLayout {
  /** 'FortA/FortB', the lower scenario index first, as the rules name it. */
  readonly name: string;
  readonly path: string;
  readonly slot: Point;
  /** Beside the road, where there is room for one. */
  readonly milestone: Point | null;
}

export interface ShipLayout extends Point {
  readonly value: number;
}

export interface BoardLayout {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly forts: readonly FortLayout[];
  readonly roads: readonly RoadLayout[];
  readonly ships: readonly ShipLayout[];
  readonly standard: Point;
  readonly rose: Point | null;
  readonly inscriptions: readonly Inscription[];
  /** Where the piece stands at a place: a road's name, 'ship 4', 'standard'. */
  readonly places: ReadonlyMap<string, Point>;
}

export interface LaidRoad extends RoadLayout {
  readonly ends: readonly [number, number];
  readonly points: readonly Point[];
}

/** A layout with the ground it was made on: what the country around it is drawn from. */
export interface LaidBoard extends BoardLayout {
  readonly roads: readonly LaidRoad[];
  readonly land: Field;
}

/** A fort grows with its value: what is worth more looks it. */
const fortHalfSize = (value: number): { halfWidth: number; halfHeight: number } => ({
  halfWidth: 31 + 1.6 * value,
  halfHeight: 29 + 1.6 * value,
});

/** From a ship's or the standard's centre to where the piece on it stands. */
export const SHIP_SEAT: Point = { x: -26, y: 14 };
export const STANDARD_SEAT: Point = { x: 15, y: 12 };

export function layoutBoard(scenario: Scenario, labelText: (fort: string) => string = (fort) => fort): LaidBoard {
  const frame = frameOf(scenario);
  const index = new Map(scenario.forts.map((fort, i) => [nameKey(fort.name), i]));
  const ends: [number, number][] = [];
  for (const [a, fort] of scenario.forts.entries())
    for (const name of fort.roads) {
      const b = index.get(nameKey(name));
      if (b !== undefined && a < b) ends.push([a, b]);
    }
  const names = ends.map(([a, b]) => `${scenario.forts[a].name}/${scenario.forts[b].name}`);

  const home = scenario.forts.map((fort) => frame.project(fort.lon, fort.lat));
  const at = relaxForts(home, ends, frame.width, frame.height);
  const lines = layRoads(at, ends, names);
  const boxes = at.map((p, i) => ({ ...p, ...fortHalfSize(scenario.forts[i].value) }));
  // Slots and names want the same ground: names are drafted, slots slide out of their way, names are set for good.
  const texts = scenario.forts.map((fort) => labelText(fort.name));
  const around = { forts: boxes, roads: lines.map((line) => line.points), width: frame.width, height: frame.height };
  const drafted = placeLabels(texts, { ...around, slots: placeSlots(at, lines), draft: true });
  const slots = placeSlots(
    at,
    lines,
    drafted.map((label) => label.box),
  );
  const labels = placeLabels(texts, { ...around, slots });
  const land = raiseLand(frame, home, at, lines, slots);
  const slotBoxes = slots.map((slot) => ({ ...slot, halfWidth: 30, halfHeight: 30 }));
  const sea = placeAtSea(frame, land, [...boxes, ...labels.map((label) => label.box), ...slotBoxes]);

  const ships = sea.ships.map((p, i) => ({ ...p, value: i + 2 }));
  const roads = names.map((name, road) => ({
    name,
    ends: ends[road],
    points: lines[road].points,
    path: lines[road].path,
    slot: slots[road],
    milestone: placeMilestone(lines[road].points, [...boxes, ...slotBoxes, ...labels.map((label) => label.box)]),
  }));
  return {
    id: scenario.id,
    width: frame.width,
    height: frame.height,
    viewBox: `0 0 ${Math.round(frame.width)} ${Math.round(frame.height)}`,
    forts: scenario.forts.map((fort, i) => ({
      ...at[i],
      name: fort.name,
      value: fort.value,
      box: boxes[i],
      label: labels[i],
    })),
    roads,
    ships,
    standard: sea.standard,
    rose: sea.rose,
    inscriptions: frame.inscriptions,
    land,
    places: placesOf({ roads, ships, standard: sea.standard }),
  };
}

export function placesOf({ roads, ships, standard }: Pick<BoardLayout, 'roads' | 'ships' | 'standard'>) {
  const places = new Map<string, Point>(roads.map((road) => [road.name, road.slot]));
  for (const ship of ships) places.set(`ship ${ship.value}`, { x: ship.x + SHIP_SEAT.x, y: ship.y + SHIP_SEAT.y });
  places.set('standard', { x: standard.x + STANDARD_SEAT.x, y: standard.y + STANDARD_SEAT.y });
  return places;
}
