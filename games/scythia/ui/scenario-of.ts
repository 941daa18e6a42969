import { boardsOfViews } from '@tessera/game-kit/ui';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import { compileBoard } from '../rules/scenario/board.ts';
import type { Scenario, ScenarioAnimal, ScenarioCrew, ScenarioSettlement } from '../rules/scenario/scenario-types.ts';
import scythia from '../scenarios/scythia.json' with { type: 'json' };

export type HasScenario = Pick<ScythiaPosition, 'scenario'>;

/** The cards and the board a view is played with. */
export const boardOfView = boardsOfViews((scenario) => compileBoard(typeof scenario === 'string' ? scythia : scenario));

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
