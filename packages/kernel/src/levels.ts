/** How strong a bot is, the weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (x: unknown): x is Level => LEVELS.some((level) => level === x);
