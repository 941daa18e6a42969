import { type CambriaPosition, cambria } from '@tessera/cambria';
import scenario from '@tessera/cambria/scenarios/cambria.json' with { type: 'json' };
import { SeededRng, unwrap } from '@tessera/kernel';
import { think, wilson } from '@tessera/mind';
import { cambriaGame } from '../peers/boardgameio/cambria.ts';
import { begin, makeReducer, mctsMove } from '../peers/boardgameio/play.ts';
import { type Taken, toAction, tokensTaken, toPosition } from './mirror.ts';

/**
 * The top level against boardgame.io's MCTSBot, two seats, the same time per move, seats swapped every game. The game is
 * hosted by boardgame.io: our bot gets the position as a view and answers with a move.
 */
export function versus(games: number, ms: number, onGame: (won: number, played: number) => void): Versus {
  const game = cambriaGame(scenario, 2);
  const reduce = makeReducer(game);
  const rng = new SeededRng(1);
  let won = 0;
  let iterations = 0;
  let theirIterations = 0;
  let theirMoves = 0;
  let ourMoves = 0;
  for (let played = 0; played < games; played++) {
    const ourSeat = String(played % 2);
    let state = begin(game, 2, `versus ${played}`);
    let taken: Taken[] = [];
    while (!state.ctx.gameover) {
      const { currentPlayer } = state.ctx;
      const before = state.G;
      if (currentPlayer === ourSeat) {
        const view: CambriaPosition = toPosition(state.G, state.ctx, scenario, taken);
        const s = unwrap(cambria.rules.fromJSON(view));
        const thought = think(cambria, view, { level: 'expert', ms, rng });
        iterations += thought.iterations;
        ourMoves++;
        const move = unwrap(cambria.rules.parse(s, thought.move));
        state = reduce(state, toAction(cambria.rules.describe(s, move), state.G, currentPlayer, scenario));
      } else {
        const done = mctsMove(game, state, currentPlayer, { ms, seed: `mcts ${played} ${state._stateID}` });
        theirIterations += done.iterations;
        theirMoves++;
        state = reduce(state, done.action);
      }
      taken = [...taken, ...tokensTaken(before, state.G, scenario)];
    }
    if ((state.ctx.gameover as { winner: string }).winner === ourSeat) won++;
    onGame(won, played + 1);
  }
  const { low, high } = wilson(won, games);
  return {
    games,
    won,
    low,
    high,
    ms,
    iterations: iterations / ourMoves,
    theirIterations: theirIterations / theirMoves,
  };
}

export interface Versus {
  readonly games: number;
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly ms: number;
  /** Per move. */
  readonly iterations: number;
  readonly theirIterations: number;
}
