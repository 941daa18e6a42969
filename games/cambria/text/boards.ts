import { type CambriaPosition, cambria, type Scenario } from '../index.ts';

export const scenarioOf = ({ scenario }: CambriaPosition): Scenario =>
  typeof scenario === 'string' ? (cambria.scenarios[scenario] as Scenario) : scenario;

export const fortValues = (position: CambriaPosition): ReadonlyMap<string, number> =>
  new Map(scenarioOf(position).forts.map((fort) => [fort.name, fort.value]));
