import type { Strengths } from '@tessera/mind';

/**
 * A turn is five or six small decisions, each worth a hundredth or two of a chance to win: who misjudges them as much as a move of Cambria
 * plays at random here.
 */
export const SCYTHIA_STRENGTHS: Strengths = {
  easy: { carelessness: 0.3, misjudgement: 0.08, iterations: 1 },
  medium: { carelessness: 0.04, misjudgement: 0.04, iterations: 1 },
  hard: { carelessness: 0, misjudgement: 0.02, iterations: 1 },
  expert: { carelessness: 0, misjudgement: 0, iterations: Infinity },
};
