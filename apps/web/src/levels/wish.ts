import { isLevel, LEVELS, type Level, levelOf } from '@tessera/kernel';
import { ownStrength } from './own-strength-store.ts';
import { nearestLevel } from './ratings.ts';

/** A level, or whichever is about as strong as you are at this device. */
export type LevelWish = Level | 'match';

export const WISHES: readonly LevelWish[] = ['match', ...LEVELS];

/** A wish that was stored, perhaps when levels had other names. */
export const wishOf = (x: unknown): LevelWish | undefined => (x === 'match' ? x : isLevel(x) ? levelOf(x) : undefined);

/** The level that it comes to now. */
export const levelFor = (game: string, wish: LevelWish): Level =>
  wish === 'match' ? nearestLevel(game, ownStrength(game).rating) : wish;
