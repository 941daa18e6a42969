/** A move is one integer: what is done, which alternative of a choice that is, and two numbers. */
export const KINDS = [
  // chance
  'start',
  'quest',
  'fill',
  'pair',
  'animal',
  'draw',
  'roll',
  'scheme',
  // decisions
  'choose',
  'discard',
  'place',
  'raid',
  'take',
  'skip',
  'use',
  'hire',
  'play',
  'hero',
  'unlock',
  'eagle',
  'horse',
  'at',
  'complete',
  'plunder-one',
  'pay',
  'swap',
  'return',
  'visit',
  'heal',
  'kumis',
  'reroll',
  'keep',
  'ignore',
  'wound',
  'plunder',
] as const;
export type KindName = (typeof KINDS)[number];

export const K = Object.fromEntries(KINDS.map((kind, index) => [kind, index])) as Record<KindName, number>;

export const makeMove = (kind: number, a = 0, b = 0, alternative = 0): number =>
  (kind << 24) | (alternative << 20) | (a << 10) | b;
export const kindOf = (move: number): number => move >> 24;
export const alternativeOf = (move: number): number => (move >> 20) & 15;
export const aOf = (move: number): number => (move >> 10) & 1023;
export const bOf = (move: number): number => move & 1023;
