import type { Rng } from '@tessera/kernel';

/** Anybody who answers a view with a move in notation. */
export interface Player<J> {
  readonly name: string;
  move(view: J, rng: Rng): string;
}
