import type { Scenario } from '../rules/board.ts';
import { type BoardLayout, layoutBoard } from './geometry.ts';

// A layout takes some hundred milliseconds; a table asks for it on every render, in one language at a time.
const known = new WeakMap<Scenario, Map<string, BoardLayout>>();

export function useBoardLayout(scenario: Scenario, labelText?: (fort: string) => string): BoardLayout {
  const key = labelText ? scenario.forts.map((fort) => labelText(fort.name)).join('\n') : '';
  const ofScenario = known.get(scenario) ?? new Map<string, BoardLayout>();
  known.set(scenario, ofScenario);
  const found = ofScenario.get(key);
  if (found) return found;
  const layout = layoutBoard(scenario, labelText);
  ofScenario.set(key, layout);
  return layout;
}
