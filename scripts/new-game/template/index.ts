import type { Game } from '@tessera/kernel';
import { evaluate } from './mind/evaluate.ts';
import { END_EVENT } from './rules/events.ts';
import { rules } from './rules/index.ts';
import type { StepstonePosition } from './rules/position.ts';
import { checkScenario } from './rules/scenario.ts';
import { SCENARIOS, SEATS } from './rules/setup.ts';
import type { State } from './rules/state.ts';

export const stepstoneGame: Game<State, StepstonePosition> = {
  id: 'stepstone',
  name: 'Stepstone',
  minSeats: SEATS,
  maxSeats: SEATS,
  defaultSeats: SEATS,
  options: [],
  scenarios: SCENARIOS,
  checkScenario,
  endEvent: END_EVENT,
  rules,
  evaluate,
};
