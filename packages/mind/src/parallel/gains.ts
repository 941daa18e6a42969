import { type LevelName, levelOf } from '@tessera/kernel';

/** Whether several workers make this level stronger: one that looks but a few descents ahead is done before others could help. */
export const gainsFromCores = (level: LevelName): boolean => levelOf(level) === 'owl';
