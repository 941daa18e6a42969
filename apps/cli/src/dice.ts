import { SeededRng } from '@tessera/kernel';
import type { Match } from './match.ts';

export type Seed = number | string;

export const randomSeed = (): string => {
  const words = globalThis.crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36)).join('');
};

/**
 * What chance does next. It depends on the seed and the number of the move alone, so taking a move back and playing
 * another does not change the dice that follow.
 */
export const chanceMove = (match: Match, seed: Seed): number =>
  match.game.rules.sample(match.state, new SeededRng(`${seed}/${match.steps.length}`));
