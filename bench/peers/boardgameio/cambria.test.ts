import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer } from 'boardgame.io/internal';
import { afterEach, describe, expect, test, vi } from 'vitest';
import cambriaBoard from '../../../games/cambria/scenarios/cambria.json';
import cumbriaBoard from '../../../games/cambria/scenarios/cumbria.json';
import { chessopsPerft } from '../chessops-perft.ts';
import { type CambriaG, cambriaGame, type From, readBoard } from './cambria.ts';
import { begin, legalActions, mctsMove, playRandomly, randomPlaythrough } from './play.ts';

const board = readBoard(cambriaBoard);

const pieces = (G: CambriaG, army: string) => [...G.roads, ...Object.values(G.ships)].filter((p) => p === army).length;

function checkPieces({ G, ctx }: State<CambriaG>): void {
  for (const army of ctx.numPlayers === 2 ? [...ctx.playOrder, 'neutral'] : ctx.playOrder) {
    if (G.reserve[army] + pieces(G, army) !== 5 || G.reserve[army] < 0) throw new Error(`${army} has not 5 soldiers`);
  }
  if (pieces(G, 'legion') > 1 || Object.values(G.ships).includes('legion')) throw new Error('the Legion is wrong');
  if (Object.values(G.ships).includes('neutral')) throw new Error('a neutral soldier is on a ship (C-62)');
  if (G.roads.length !== 28 || Object.keys(G.ships).length !== 5) throw new Error('the board has changed');
}

// Whole games: leave time for a machine that is busy with other things.
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => vi.restoreAllMocks());

describe('random games', () => {
  // Medians of the spec's sanity check, in turns without the muster.
  test.each([
    [2, 63],
    [3, 142],
    [4, 94],
    [5, 76],
  ])('with %i players end, keep their pieces and take about %i turns', (seats, expected) => {
    const game = cambriaGame(cambriaBoard, seats);
    const turns: number[] = [];
    for (let seed = 0; seed < 30; seed++) {
      const { state } = playRandomly(game, seats, seed, checkPieces);
      turns.push(state.ctx.turn - seats);
      const { winner, points } = state.ctx.gameover;
      expect(state.ctx.playOrder).toContain(winner);
      for (const player of state.ctx.playOrder) expect(points[player]).toBeLessThanOrEqual(points[winner]);
      expect(state.G.tokens.filter(Boolean).length <= 6 || state.G.passes >= 3 * seats).toBe(true);
    }
    const median = turns.sort((a, b) => a - b)[turns.length / 2];
    expect(median).toBeGreaterThan(expected * 0.65);
    expect(median).toBeLessThan(expected * 1.35);
  });

  test('end on the other board too, and the same seed gives the same game', () => {
    const game = cambriaGame(cumbriaBoard, 3);
    for (let seed = 0; seed < 5; seed++) playRandomly(game, 3, seed, checkPieces);
    expect(randomPlaythrough(game, 3, 1)).toBe(randomPlaythrough(game, 3, 1));
  });

  test('are played by a client of boardgame.io too', () => {
    const game = cambriaGame(cambriaBoard, 2);
    const client = Client({ game: { ...game, seed: 'client' }, numPlayers: 2, debug: false });
    client.start();
    for (let n = 0; !client.getState()?.ctx.gameover; n++) {
      const actions = legalActions(game, client.store.getState());
      const { type, args } = actions[(n * 7) % actions.length].payload;
      client.moves[type](...(args as unknown[]));
    }
    client.stop();
    expect(['0', '1']).toContain(client.getState()?.ctx.gameover.winner);
  });
});

test('enumerate lists what the reducer accepts, and nothing else', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const all28 = board.roads.map((_, i) => i);
  const ships = [2, 3, 4, 5, 6];
  const froms: From[] = ['reserve', ...all28.map((i) => ({ road: i })), ...ships.map((ship) => ({ ship }))];
  const everything: [string, unknown[]][] = [
    ['pass', []],
    ['ashore', []],
    ...all28.map((to): [string, unknown[]] => ['legion', [to]]),
    ...ships.flatMap((ship) => [0, 1].map((die): [string, unknown[]] => ['ship', [ship, die]])),
    ...froms.flatMap((from) => all28.map((to): [string, unknown[]] => ['put', [from, to]])),
    ...froms.flatMap((from) => ships.map((ship): [string, unknown[]] => ['board', [from, ship]])),
    ...[null, ...all28].flatMap((from) => all28.map((to): [string, unknown[]] => ['neutral', [from, to]])),
  ];
  const seen = new Set<string>();
  for (const seats of [2, 3]) {
    const game = cambriaGame(cambriaBoard, seats);
    const reducer = CreateGameReducer({ game });
    const states: State<CambriaG>[] = [];
    playRandomly(game, seats, 'all', (state) => states.push(state));
    const steps = (step: string) => states.filter(({ G, ctx }) => G.step === step && ctx.phase === 'play');
    const late = (step: string) => steps(step).slice(-3);
    const ofInterest = steps('act').filter(({ G, ctx }) => Object.values(G.ships).includes(ctx.currentPlayer));
    const acts = [...steps('act').slice(0, 2), ...ofInterest.slice(0, 3)];
    for (const state of [...acts, ...late('board'), ...late('neutral')]) {
      const { currentPlayer: playerID } = state.ctx;
      const accepted = everything.filter(([type, args]) => {
        const next = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
        return next.transients === undefined;
      });
      const listed = legalActions(game, state).map(({ payload }) => [payload.type, payload.args]);
      for (const [type] of accepted) seen.add(type);
      const key = (move: unknown) => JSON.stringify(move);
      expect(listed.map(key).sort()).toEqual(accepted.map(key).sort());
    }
  }
  expect([...seen].sort()).toEqual(['ashore', 'board', 'legion', 'neutral', 'pass', 'put', 'ship']);
});

test('MCTSBot plays a legal move within its budget', () => {
  const game = cambriaGame(cambriaBoard, 2);
  const state = begin(game, 2, 'mcts');
  const legal = legalActions(game, state);
  const counted = mctsMove(game, state, state.ctx.currentPlayer, { iterations: 10, seed: 1 });
  expect(counted.iterations).toBe(10);
  expect(legal).toContainEqual(counted.action);
  const timed = mctsMove(game, state, state.ctx.currentPlayer, { ms: 150 });
  expect(legal).toContainEqual(timed.action);
  expect(timed.iterations).toBeGreaterThan(0);
  expect(timed.ms).toBeLessThan(5000);
});

test('perft of chessops', () => {
  expect(chessopsPerft(3).nodes).toBe(8902);
});
