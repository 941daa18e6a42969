import type { Level } from '@tessera/kernel';
import { STRENGTHS } from '../levels/levels.ts';

/** Whether several workers make this level stronger: one that looks but a few descents ahead is done before others could help. */
export const gainsFromCores = (level: Level): boolean => STRENGTHS[level].iterations === Infinity;
