import { atOnce, inSlices, type Slices } from '@tessera/ui';
import type { Scenario } from '../rules/scenario/board.ts';
import { type Arrangement, type BoardLayout, layOutBoard, layOutMap, type MapLayout } from './geometry.ts';
import { cutWaves, drawMap, type MapPaths, type Waves } from './map/map-paths.ts';

export interface DrawnBoard {
  readonly layout: BoardLayout;
  readonly paths: MapPaths;
  readonly waves: Waves;
}

interface DrawnMap {
  readonly map: MapLayout;
  readonly paths: MapPaths;
  readonly boards: Map<Arrangement, DrawnBoard>;
}

// A drawing takes some hundred milliseconds, and a table asks for it on every render.
const known = new WeakMap<Scenario, DrawnMap>();

function* draw(scenario: Scenario, arrangement: Arrangement): Slices<DrawnBoard> {
  const drawn = known.get(scenario) ?? (yield* drawnMap(scenario));
  const found = drawn.boards.get(arrangement);
  if (found) return found;
  const layout = yield* layOutBoard(drawn.map, arrangement, scenario.track.length);
  const board = { layout, paths: drawn.paths, waves: cutWaves(layout) };
  drawn.boards.set(arrangement, board);
  return board;
}

function* drawnMap(scenario: Scenario): Slices<DrawnMap> {
  const map = yield* layOutMap(scenario);
  const drawn = { map, paths: yield* drawMap(map), boards: new Map() };
  known.set(scenario, drawn);
  return drawn;
}

export const drawnBoard = (scenario: Scenario, arrangement: Arrangement): DrawnBoard =>
  atOnce(draw(scenario, arrangement));

/** Draws a board before it is asked for, so that a phone goes on to answer meanwhile. */
export async function prepareBoard(scenario: Scenario, arrangement: Arrangement): Promise<void> {
  await inSlices(draw(scenario, arrangement));
}
