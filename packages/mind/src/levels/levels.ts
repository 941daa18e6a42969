export interface Level {
  readonly id: 'easy' | 'medium' | 'hard' | 'expert';
  /** How long it thinks about a decision, at most, unless told otherwise. */
  readonly ms: number;
}

export type LevelId = Level['id'];

export const LEVELS: readonly Level[] = [
  { id: 'easy', ms: 100 },
  { id: 'medium', ms: 100 },
  { id: 'hard', ms: 300 },
  { id: 'expert', ms: 1000 },
];

export const isLevel = (id: string): id is LevelId => LEVELS.some((level) => level.id === id);

/** What makes a level weak or strong. The arena can try others than ours. */
export interface Strength {
  /** How often, from 0 to 1, a move is made without a thought: any legal one. */
  readonly carelessness: number;
  /** How far its judgement of a move is off, in chances to win (standard deviation). */
  readonly misjudgement: number;
  /** How far it looks, in descents of the search: 1 compares its own moves and no replies. */
  readonly iterations: number;
}

export type Strengths = Readonly<Record<LevelId, Strength>>;

export const STRENGTHS: Strengths = {
  easy: { carelessness: 0.6, misjudgement: 0.2, iterations: 1 },
  medium: { carelessness: 0.05, misjudgement: 0.12, iterations: 1 },
  hard: { carelessness: 0, misjudgement: 0.05, iterations: 1 },
  expert: { carelessness: 0, misjudgement: 0, iterations: Infinity },
};
