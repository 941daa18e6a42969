import { type Game, MoveList, unwrap } from '@tessera/kernel';
import type { Player } from './player.ts';

/** The measure from below: any legal move, all alike. */
export function randomPlayer<S, J>(game: Game<S, J>): Player<J> {
  const { rules } = game;
  const legal = new MoveList();
  return {
    name: 'random',
    move: (view, rng) => {
      const s = unwrap(rules.fromJSON(view));
      legal.clear();
      return rules.format(s, legal.moves[rng.below(rules.legal(s, legal))]);
    },
  };
}
