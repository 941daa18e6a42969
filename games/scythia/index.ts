import type { Game } from '@tessera/kernel';
import { evaluate } from './mind/evaluate.ts';
import misjudgements from './mind/levels.json' with { type: 'json' };
import { reasons } from './mind/reasons.ts';
import { checkScenario, rules } from './rules/index.ts';
import type { ScythiaPosition } from './rules/position/position-types.ts';
import { END_EVENT } from './rules/state/events.ts';
import type { State } from './rules/state/state.ts';
import { fromVersion1, MAX_SEATS, MIN_SEATS, OPTIONS, SCENARIOS } from './rules/turn/set-up.ts';

export const scythia: Game<State, ScythiaPosition> = {
  id: 'scythia',
  name: 'Raiders of Scythia',
  minSeats: MIN_SEATS,
  maxSeats: MAX_SEATS,
  defaultSeats: 3,
  options: OPTIONS,
  scenarios: SCENARIOS,
  checkScenario,
  fromVersion1,
  hidesInformation: true,
  endEvent: END_EVENT,
  rules,
  evaluate,
  misjudgements,
  reasons,
};

export type { ScythiaReason } from './mind/reasons.ts';
export type { ScythiaPosition } from './rules/position/position-types.ts';
export type { Ability, Effect, Scenario } from './rules/scenario/scenario-types.ts';
export type { ScythiaEvent } from './rules/state/events.ts';
