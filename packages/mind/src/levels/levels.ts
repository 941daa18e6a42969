import type { Level, Strength } from '@tessera/kernel';

/** How long a level thinks about a decision, at most, unless told otherwise. */
export const THINKING_MS: Readonly<Record<Level, number>> = { easy: 100, medium: 100, hard: 300, expert: 1000 };

/** The arena can try others than ours. */
export type Strengths = Readonly<Record<Level, Strength>>;

export const STRENGTHS: Strengths = {
  easy: { carelessness: 0.6, misjudgement: 0.2, iterations: 1 },
  medium: { carelessness: 0.05, misjudgement: 0.12, iterations: 1 },
  hard: { carelessness: 0, misjudgement: 0.05, iterations: 1 },
  expert: { carelessness: 0, misjudgement: 0, iterations: Infinity },
};
