/** How strong a bot is, the weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (x: unknown): x is Level => LEVELS.some((level) => level === x);

/** What makes a level weak or strong. */
export interface Strength {
  /** How often, from 0 to 1, a move is made without a thought: any legal one. */
  readonly carelessness: number;
  /** How far its judgement of a move is off, in chances to win (standard deviation). */
  readonly misjudgement: number;
  /** How far it looks, in descents of the search: 1 compares its own moves and no replies. */
  readonly iterations: number;
}
