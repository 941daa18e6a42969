import type { Scenario } from '../rules/scenario/board.ts';
import { drawAnew } from './drawn/draw.ts';
import type { BoardDrawing } from './drawn/pack.ts';
import { shippedDrawing } from './drawn/shipped.ts';
import type { BoardLayout } from './geometry.ts';

// Even a quick drawing is too slow for every render, and a table asks for it on each, in one language at a time.
const known = new WeakMap<Scenario, Map<string, BoardDrawing>>();

/** A board as drawn beforehand where it is one of ours under its own names, else drawn now; once for each scenario. */
export function drawBoard(scenario: Scenario, labelText?: (fort: string) => string): BoardDrawing {
  const renamed = labelText !== undefined && scenario.forts.some((fort) => labelText(fort.name) !== fort.name);
  const key = renamed ? scenario.forts.map((fort) => labelText(fort.name)).join('\n') : '';
  const ofScenario = known.get(scenario) ?? new Map<string, BoardDrawing>();
  known.set(scenario, ofScenario);
  const found = ofScenario.get(key);
  if (found) return found;
  const drawing = (renamed ? undefined : shippedDrawing(scenario)) ?? drawAnew(scenario, labelText);
  ofScenario.set(key, drawing);
  return drawing;
}

export const layoutOf = (scenario: Scenario): BoardLayout => drawBoard(scenario).layout;
