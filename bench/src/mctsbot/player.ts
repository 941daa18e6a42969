import { type Game, MoveList } from '@tessera/kernel';
import type { Player } from '@tessera/mind';
import { anyGame } from '../../peers/boardgameio/any-game.ts';
import { begin, mctsMove } from '../../peers/boardgameio/play.ts';

/** A random game of Raiders of Scythia takes thousands of moves; a playout that is cut off counts as lost by all. */
const PLAYOUT_DEPTH = 20_000;

/**
 * boardgame.io's MCTSBot at a table of ours. It is given a position that the view allows, and knows no more: its dice are its own, and hands of others
 * guessed once for each move, since its interface has no place for more than one state.
 */
export function mctsPlayer(game: Game, name: string, budget: { ms: number } | { iterations: number }): Player<unknown> {
  const { rules } = game;
  const list = new MoveList();
  return {
    name,
    move(view, rng) {
      const start = performance.now();
      const s = rules.determinize(view, rng);
      if (rules.legal(s, list) === 1) return rules.format(s, list.moves[0]);
      const peer = anyGame(game, s);
      const seed = rng.below(2 ** 30);
      const state = begin(peer, rules.seats(s), seed);
      const left = 'ms' in budget ? { ms: budget.ms - (performance.now() - start) } : budget;
      const { action } = mctsMove(peer, state, String(rules.actor(s)), { ...left, seed, playoutDepth: PLAYOUT_DEPTH });
      return rules.format(s, Number(action.payload.args[0]));
    },
  };
}
