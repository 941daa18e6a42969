import { type Game, SeededRng, unwrap } from '@tessera/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MCTS_MATCHES } from '../../../apps/cli/src/strength/matches/mcts-matches.ts';
import { anyGame } from '../../peers/boardgameio/any-game.ts';
import { playRandomly } from '../../peers/boardgameio/play.ts';
import { mctsPlayer } from './player.ts';

// elsewhere boardgame.io refuses a state that holds anything but plain objects
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

const opening = ({ rules, scenarios }: Game, seats: number) => {
  const s = unwrap(rules.setup({ seats, scenario: Object.keys(scenarios)[0], options: {} }));
  const rng = new SeededRng('opening');
  while (rules.actor(s) < 0) rules.play(s, rules.sample(s, rng));
  return s;
};

test.each(MCTS_MATCHES)('boardgame.io’s MCTSBot makes legal moves: $id', ({ game }) => {
  const { rules } = game;
  const s = opening(game, Math.max(2, game.minSeats));
  const player = mctsPlayer(game, 'mctsbot:3it', { iterations: 3 });
  const rng = new SeededRng('mctsbot');
  for (let moves = 0; moves < 6; moves++) {
    const actor = rules.actor(s);
    const move = actor < 0 ? rules.sample(s, rng) : unwrap(rules.parse(s, player.move(rules.view(s, actor), rng)));
    rules.play(s, move);
  }
});

test.each(MCTS_MATCHES)('and is told who has won: $id', ({ game }) => {
  const seats = Math.max(2, game.minSeats);
  const { state } = playRandomly(anyGame(game, opening(game, seats)), seats, 1);
  expect(state.ctx.gameover).toEqual({ winner: expect.stringMatching(/^[0-2]$/) });
});
