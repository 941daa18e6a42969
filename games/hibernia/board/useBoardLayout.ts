import type { Scenario } from '../rules/board.ts';
import { type Arrangement, type BoardLayout, layoutBoard } from './geometry.ts';
import { type MapPaths, mapPaths } from './map-paths.ts';

export interface DrawnBoard {
  readonly layout: BoardLayout;
  readonly paths: MapPaths;
}

// A layout takes some hundred milliseconds; a table asks for it on every render, in one language and arrangement at a
// time.
const known = new WeakMap<Scenario, Map<string, DrawnBoard>>();

export function useBoardLayout(
  scenario: Scenario,
  arrangement: Arrangement,
  labelText?: (land: string) => string,
): DrawnBoard {
  const key = [arrangement, ...(labelText ? scenario.lands.map((land) => labelText(land.name)) : [])].join('\n');
  const ofScenario = known.get(scenario) ?? new Map<string, DrawnBoard>();
  known.set(scenario, ofScenario);
  const found = ofScenario.get(key);
  if (found) return found;
  const layout = layoutBoard(scenario, arrangement, labelText);
  const drawn = { layout, paths: mapPaths(layout) };
  ofScenario.set(key, drawn);
  return drawn;
}
