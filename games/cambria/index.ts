import type { Game } from '@tessera/kernel';
import { evaluate } from './mind/evaluate.ts';
import misjudgements from './mind/levels.json' with { type: 'json' };
import { reasons } from './mind/reasons.ts';
import { END_EVENT } from './rules/events.ts';
import { checkScenario, rules } from './rules/index.ts';
import type { CambriaPosition } from './rules/position/position-types.ts';
import { MAX_SEATS, MIN_SEATS, OPTIONS, SCENARIOS } from './rules/scenario/setup.ts';
import type { State } from './rules/state.ts';

export const cambria: Game<State, CambriaPosition> = {
  id: 'cambria',
  name: 'Cambria',
  minSeats: MIN_SEATS,
  maxSeats: MAX_SEATS,
  defaultSeats: 3,
  options: OPTIONS,
  scenarios: SCENARIOS,
  checkScenario,
  endEvent: END_EVENT,
  rules,
  evaluate,
  misjudgements,
  reasons,
};

export type { CambriaReason } from './mind/reasons.ts';
export type { CambriaResult, CambriaStanding } from './rules/end/score.ts';
export type { CambriaEvent } from './rules/events.ts';
export type { ArmyPosition, CambriaPosition, PhaseName } from './rules/position/position-types.ts';
export type { Scenario } from './rules/scenario/board.ts';
