import { fail, isObject, type Outcome, ok, quote, type TableConfig } from '@tessera/kernel';
import shipped from '../scenarios/stepstone.json' with { type: 'json' };
import { checkScenario, type Scenario } from './scenario.ts';
import { BANK, State } from './state.ts';

export const SEATS = 2;
export const SCENARIOS: Readonly<Record<string, Scenario>> = { stepstone: shipped };

/** A scenario by the id of one we ship, or as somebody wrote it. */
export function scenarioOf(scenario: unknown): Outcome<Scenario> {
  if (typeof scenario !== 'string') return checkScenario(scenario);
  if (Object.hasOwn(SCENARIOS, scenario)) return ok(SCENARIOS[scenario]);
  return fail(
    'unknown-scenario',
    `There is no scenario ${quote(scenario)}; there is ${Object.keys(SCENARIOS).join(', ')}.`,
  );
}

export const checkOptions = (options: unknown): Outcome<unknown> =>
  isObject(options) && Object.keys(options).length === 0
    ? ok(options)
    : fail('bad-option', 'Stepstone has no options.');

/** T-2: all walkers wait on the near bank, and seat 1 begins. */
export function setup({ seats, scenario, options }: TableConfig): Outcome<State> {
  if (seats !== SEATS) return fail('bad-seats', 'Stepstone is for two players.');
  const sound = checkOptions(options);
  if (!sound.ok) return sound;
  const found = scenarioOf(scenario);
  if (!found.ok) return found;
  const s = new State(found.value);
  for (const walkers of s.walkers) walkers[BANK] = found.value.walkers;
  return ok(s);
}
