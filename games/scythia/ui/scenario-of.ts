import { unwrap } from '@tessera/kernel';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import { type Board, compileBoard } from '../rules/scenario/board.ts';
import type { Scenario, ScenarioAnimal, ScenarioCrew, ScenarioSettlement } from '../rules/scenario/scenario-types.ts';
import scythia from '../scenarios/scythia.json' with { type: 'json' };

// A custom scenario comes whole with every view, each time as a new object: one board for all that say the same.
const known = new Map<string, Board>();

export type HasScenario = Pick<ScythiaPosition, 'scenario'>;

/** The cards and the board a view is played with. Views come from a host that has checked the scenario. */
export function boardOfView({ scenario }: HasScenario): Board {
  const key = typeof scenario === 'string' ? scenario : JSON.stringify(scenario);
  const before = known.get(key);
  if (before) return before;
  const board = unwrap(compileBoard(typeof scenario === 'string' ? scythia : scenario));
  known.set(key, board);
  return board;
}

export const scenarioOf = (view: HasScenario): Scenario => boardOfView(view).scenario;

function found<Thing extends { readonly name: string }>(things: readonly Thing[], name: string): Thing {
  const thing = things.find((each) => each.name === name);
  if (!thing) throw new Error(`There is no "${name}" in this scenario.`);
  return thing;
}

export const crewCard = (view: HasScenario, name: string): ScenarioCrew => found(scenarioOf(view).crew, name);
export const animalCard = (view: HasScenario, name: string): ScenarioAnimal => found(scenarioOf(view).animals, name);
export const settlementOf = (view: HasScenario, name: string): ScenarioSettlement =>
  found(scenarioOf(view).settlements, name);
export const heroCard = (view: HasScenario, name: string) => found(scenarioOf(view).heroes, name);
