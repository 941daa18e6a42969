import { rivalStrength } from '../../../rules/rival/rival.ts';
import { rivalScore } from '../../../rules/score.ts';
import { NO_END, type State } from '../../../rules/state/state.ts';
import type { Survey } from './survey.ts';

/** What speaks for the rival of a game for one (S-70). */
export const RIVAL_FEATURES = [
  'rivalPoints',
  'rivalProvisions',
  'rivalStrength',
  'rivalSlots',
  'rivalTurn',
  'rivalMedium',
  'rivalHigh',
  'rivalVeryHigh',
  'rival',
] as const;

export function rivalFeatures(s: State, survey: Survey, out: Float64Array): void {
  const toCome = s.turnsLeft === NO_END || s.turnsLeft > 1 ? 1 : 0;
  out[0] = rivalScore(s).total / 10;
  out[1] = (toCome * s.rivalProvisions) / 5;
  out[2] = (toCome * rivalStrength(s)) / 5;
  out[3] = (toCome * survey.slotsLeft) / 16;
  out[4] = toCome;
  out[5] = toCome * (s.leader === 1 ? 1 : 0);
  out[6] = toCome * (s.leader === 2 ? 1 : 0);
  out[7] = toCome * (s.leader === 3 ? 1 : 0);
  out[8] = 1;
}
