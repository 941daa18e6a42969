import type { Scenario } from '../../rules/scenario/board.ts';
import { layoutBoard } from '../geometry.ts';
import { surveyTerrain } from '../map/terrain-shapes.ts';
import type { BoardDrawing } from './pack.ts';

/** A board drawn from nothing but its scenario. */
export function drawAnew(scenario: Scenario, labelText?: (fort: string) => string): BoardDrawing {
  const layout = layoutBoard(scenario, labelText);
  return { layout, terrain: surveyTerrain(layout) };
}
