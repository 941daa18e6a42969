import type { Game } from '@tessera/kernel';
import { evaluate } from './mind/evaluate.ts';
import misjudgements from './mind/levels.json' with { type: 'json' };
import { reasons } from './mind/reasons.ts';
import { END_EVENT } from './rules/events.ts';
import { checkScenario, rules } from './rules/index.ts';
import type { HiberniaPosition } from './rules/position/position-types.ts';
import { fromVersion1, MAX_SEATS, MIN_SEATS, OPTIONS, SCENARIOS } from './rules/scenario/setup.ts';
import type { State } from './rules/state.ts';

export const hibernia: Game<State, HiberniaPosition> = {
  id: 'hibernia',
  name: 'Hibernia',
  minSeats: MIN_SEATS,
  maxSeats: MAX_SEATS,
  defaultSeats: 4,
  options: OPTIONS,
  scenarios: SCENARIOS,
  checkScenario,
  endEvent: END_EVENT,
  fromVersion1,
  rules,
  evaluate,
  misjudgements,
  reasons,
};

export type { HiberniaReason } from './mind/reasons.ts';
export type { HiberniaEvent } from './rules/events.ts';
export type { HiberniaPosition, PhaseName, PlayerPosition } from './rules/position/position-types.ts';
export type { Colour, Scenario, ScenarioLand } from './rules/scenario/board.ts';
