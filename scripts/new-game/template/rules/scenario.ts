import { isObject, type Outcome, ok, SCENARIO_ID, scenarioProblem } from '@tessera/kernel';

/** T-1: a row of stones between two banks. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly stones: number;
  /** The stones, from 1, on which nobody is sent back (T-6). */
  readonly dry: readonly number[];
  readonly walkers: number;
}

const MOST_STONES = 30;
const MOST_WALKERS = 5;

export const SENTENCES = {
  notObject: 'A scenario is an object with "id", "name", "stones", "dry" and "walkers".',
  id: 'The id of a scenario is small letters, digits and hyphens.',
  name: 'A scenario has a name of 1 to 40 letters.',
  stones: 'There are 4 to {most} stones.',
  walkers: 'Each player has 1 to {most} walkers.',
  dry: 'Dry stones are a list of different numbers from 1 to {stones}.',
} as const;

const problem = scenarioProblem('stepstone', SENTENCES);

const isWhole = (x: unknown, least: number, most: number): x is number =>
  typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most;

export function checkScenario(json: unknown): Outcome<Scenario> {
  if (!isObject(json)) return problem('notObject');
  const { id, name, stones, dry, walkers } = json;
  if (typeof id !== 'string' || !SCENARIO_ID.test(id)) return problem('id');
  if (typeof name !== 'string' || name.trim() === '' || name.length > 40) return problem('name');
  if (!isWhole(stones, 4, MOST_STONES)) return problem('stones', { most: MOST_STONES });
  if (!isWhole(walkers, 1, MOST_WALKERS)) return problem('walkers', { most: MOST_WALKERS });
  if (!Array.isArray(dry) || !dry.every((each) => isWhole(each, 1, stones)) || new Set(dry).size < dry.length)
    return problem('dry', { stones });
  return ok({ id, name, stones, dry, walkers });
}
