import { type Game, MoveList } from '@tessera/kernel';
import type { Player } from './player.ts';

/** The measure from below: any legal move, all alike. They are the same in every world that the view allows. */
export function randomPlayer<S, J>(game: Game<S, J>): Player<J> {
  const { rules } = game;
  const legal = new MoveList();
  return {
    name: 'random',
    move: (view, rng) => {
      const s = rules.determinize(view, rng);
      return rules.format(s, legal.moves[rng.below(rules.legal(s, legal))]);
    },
  };
}
