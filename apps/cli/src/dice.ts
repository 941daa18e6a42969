import { type Rng, SeededRng } from '@tessera/kernel';
import type { Match } from './match.ts';

export type Seed = number | string;

export const randomSeed = (): string => {
  const words = globalThis.crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36)).join('');
};

/**
 * The dice for the move with that number, from 0. They depend on the seed and the number alone, so taking a move back and playing
 * another does not change the dice that follow.
 */
export const diceAt = (seed: Seed, move: number): Rng => new SeededRng(`${seed}/${move}`);

/** What chance does next. */
export const chanceMove = (match: Match, seed: Seed): number =>
  match.game.rules.sample(match.state, diceAt(seed, match.steps.length));
