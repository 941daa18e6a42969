import type { Scenario } from '../rules/scenario/scenario-types.ts';
import scythia from '../scenarios/scythia.json' with { type: 'json' };

/** The scenario we ship, as the drawing reads it. */
export const SCENARIO = scythia as unknown as Scenario;

export const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;
