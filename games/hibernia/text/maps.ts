import { type HiberniaPosition, hibernia, type Scenario } from '../index.ts';

export const scenarioOf = ({ scenario }: HiberniaPosition): Scenario =>
  typeof scenario === 'string' ? (hibernia.scenarios[scenario] as Scenario) : scenario;

/** The colours of the next spaces for a marker that has gone so far. */
export const spacesAfter = ({ track }: Scenario, distance: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => track[(distance + i) % track.length]);
