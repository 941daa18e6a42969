import { type CambriaPosition, cambria } from '@tessera/cambria';
import scenario from '@tessera/cambria/scenarios/cambria.json' with { type: 'json' };
import { unwrap } from '@tessera/kernel';
import { search } from '@tessera/mind';
import { cambriaGame } from '../peers/boardgameio/cambria.ts';
import { begin, mctsMove, randomPlaythrough } from '../peers/boardgameio/play.ts';
import type { Rates } from './measure.ts';
import { toPosition } from './mirror.ts';
import { playThroughs } from './play-throughs.ts';

export const SEATS = 3;

export const ours = () => playThroughs(cambria, { seats: SEATS, scenario: 'cambria', options: {} }, 1);

export function boardgameio(): () => Rates {
  const game = cambriaGame(scenario, SEATS);
  let seed = 1;
  return () => ({ games: 1, decisions: randomPlaythrough(game, SEATS, seed++) });
}

/** Both searches on the position after the first roll of a game: the same board, the same die. */
export function searches(seconds: number): { ours: () => Rates; boardgameio: () => Rates } {
  const game = cambriaGame(scenario, SEATS);
  const state = begin(game, SEATS, 7);
  const position: CambriaPosition = toPosition(state.G, state.ctx, scenario);
  const s = unwrap(cambria.rules.fromJSON(position));
  return {
    ours: () => {
      const start = performance.now();
      const { iterations } = search(cambria.rules, (x, out) => cambria.evaluate(x, out), s, { ms: 1000 * seconds });
      return { iterations: (1000 * iterations) / (performance.now() - start) };
    },
    boardgameio: () => {
      const done = mctsMove(game, state, state.ctx.currentPlayer, { ms: 1000 * seconds, seed: 1 });
      return { iterations: (1000 * done.iterations) / done.ms };
    },
  };
}
