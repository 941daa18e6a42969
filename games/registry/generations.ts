import type { Minds } from '@tessera/mind';
import { generations as cambria } from '../cambria/mind/generations/index.ts';
import { generations as hibernia } from '../hibernia/mind/generations/index.ts';
import { generations as scythia } from '../scythia/mind/generations/index.ts';

const GENERATIONS: Readonly<Record<string, Minds>> = { cambria, hibernia, scythia };

/** The frozen minds of a game, by name. For matches: whoever loads this carries all of them along. */
export const generationsOf = (game: string): Minds => GENERATIONS[game] ?? {};
