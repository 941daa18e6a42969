import type { Rng } from '@tessera/kernel';

/** A move and how likely it is; those of a list add up to 1. */
export interface Odds {
  readonly move: string;
  readonly share: number;
}

/** Anybody who answers a view with a move in notation. */
export interface Player<J> {
  readonly name: string;
  move(view: J, rng: Rng, turn?: number): string;
  /** Of a player who draws lots: see `Mind`. */
  odds?(view: J): readonly Odds[];
}

const GRAIN = 0x1000000;

/** One of the moves, drawn with its odds. */
export function drawMove(odds: readonly Odds[], rng: Rng): string {
  let rest = rng.below(GRAIN) / GRAIN;
  for (const { move, share } of odds) {
    rest -= share;
    if (rest < 0) return move;
  }
  return odds[odds.length - 1].move;
}
