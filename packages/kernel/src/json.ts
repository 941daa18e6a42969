/** For reading what somebody wrote: nothing about it is known yet. */
export const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

const MAX_COUNT = 1_000_000;
const MAX_REFERENCE = 120;

/** A whole number from 0 up to a million. */
export const isCount = (x: unknown): x is number =>
  typeof x === 'number' && Number.isInteger(x) && x >= 0 && x < MAX_COUNT;

/** Names are found whatever their case, spaces or accents. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s]/g, '')
    .toLowerCase();

/** The name of a place: it stands in move notation, where '/' has a meaning of its own. */
export const PLACE_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} '’.-]{0,38}[\p{L}\p{N}\p{M}.])?$/u;

/** A place that names another may write it otherwise than that does, but not with spaces without end. */
export const isReference = (x: unknown): x is string => typeof x === 'string' && x.length <= MAX_REFERENCE;

/** What tells an editor how to help is no part of a scenario: every view of a game would carry it along. */
export function withoutSchema<T extends object>(scenario: T): Omit<T, '$schema'> {
  if (!Object.hasOwn(scenario, '$schema')) return scenario;
  const { $schema: _, ...rest } = scenario as T & { $schema: unknown };
  return rest;
}

/** The id of a scenario. */
export const SCENARIO_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
