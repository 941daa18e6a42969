import type { State } from 'boardgame.io';
import { describe, expect, test } from 'vitest';
import cambriaBoard from '../../../games/cambria/scenarios/cambria.json';
import { type CambriaG, type CambriaOptions, cambriaGame, readBoard } from './cambria.ts';
import { type BotAction, begin, legalActions, makeReducer } from './play.ts';

const board = readBoard(cambriaBoard);

function road(a: string, b: string): number {
  const found = board.roads.findIndex(({ forts }) => {
    const names = forts.map((fort) => board.forts[fort].name);
    return names.includes(a) && names.includes(b);
  });
  if (found < 0) throw new Error(`no road from ${a} to ${b}`);
  return found;
}

function fort(name: string): number {
  return board.forts.findIndex((f) => f.name === name);
}

const pieces = (G: CambriaG, army: string) => [...G.roads, ...Object.values(G.ships)].filter((p) => p === army).length;

/** A position in player 0's turn, with nobody on the board but as told. */
function position(seats: number, change: Partial<CambriaG>, options: CambriaOptions = {}): Position {
  const game = cambriaGame(cambriaBoard, seats, options);
  const reduce = makeReducer(game);
  let state = begin(game, seats, 'position');
  while (state.ctx.phase === 'muster') state = reduce(state, legalActions(game, state)[0]);
  while (state.ctx.currentPlayer !== '0' || state.G.step !== 'act') {
    state = reduce(state, legalActions(game, state).find(({ payload }) => payload.type !== 'ship') as BotAction);
  }
  const ships = { 2: null, 3: null, 4: null, 5: null, 6: null };
  const G = { ...state.G, roads: board.roads.map(() => null), tokens: board.forts.map(() => true), ...change };
  G.ships = { ...ships, ...change.ships };
  const perArmy = (n: (army: string) => number) =>
    Object.fromEntries(Object.keys(state.G.reserve).map((army) => [army, n(army)]));
  G.points = perArmy((army) => change.points?.[army] ?? 0);
  G.won = perArmy((army) => change.won?.[army] ?? 0);
  G.reserve = perArmy((army) => 5 - pieces(G, army));
  return new Position(game, { ...state, G });
}

class Position {
  constructor(
    readonly game: ReturnType<typeof cambriaGame>,
    public state: State<CambriaG>,
  ) {}

  get G(): CambriaG {
    return this.state.G;
  }

  moves(type: string): unknown[][] {
    const actions = legalActions(this.game, this.state);
    return actions.filter(({ payload }) => payload.type === type).map(({ payload }) => payload.args as unknown[]);
  }

  play(type: string, ...args: unknown[]): this {
    const { currentPlayer } = this.state.ctx;
    this.state = makeReducer(this.game)(this.state, {
      type: 'MAKE_MOVE',
      payload: { type, args, playerID: currentPlayer },
    });
    return this;
  }
}

/** The roads with soldiers as told; all others empty. */
function roads(...soldiers: [string, string, string][]): (string | null)[] {
  const all: (string | null)[] = board.roads.map(() => null);
  for (const [a, b, piece] of soldiers) all[road(a, b)] = piece;
  return all;
}

describe('clauses', () => {
  test('C-11, C-12: anyone may start; all muster one soldier and the starter begins', () => {
    const game = cambriaGame(cambriaBoard, 4);
    const reduce = makeReducer(game);
    const starters = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      let state = begin(game, 4, seed);
      const { first } = state.G;
      starters.add(first);
      for (let i = 0; i < 4; i++) {
        expect(state.ctx.currentPlayer).toBe(String((first + i) % 4));
        expect(state.G.dice[0]).not.toBe(1);
        state = reduce(state, legalActions(game, state)[0]);
      }
      expect(state.ctx).toMatchObject({ phase: 'play', currentPlayer: String(first) });
      expect(state.G.reserve).toEqual({ 0: 4, 1: 4, 2: 4, 3: 4 });
    }
    expect(starters.size).toBe(4);
  });

  test('C-21, C-29: a ship turns 1-1 into 1 and a value, and opens the pass', () => {
    const p = position(3, { dice: [1, 1], ships: { 4: '0', 5: '1' } });
    expect(p.moves('pass')).toEqual([]);
    expect(p.moves('legion')).toHaveLength(28);
    expect(p.moves('ship')).toEqual([[4, 0]]);
    p.play('ship', 4, 0);
    expect(p.G).toMatchObject({ dice: [4, 1], step: 'act' });
    expect(p.G.ships[4]).toBeNull();
    expect(p.G.reserve[0]).toBe(5);
    expect(p.moves('ship')).toEqual([]);
    expect(p.moves('pass')).toHaveLength(1);
    expect(p.moves('legion')).toHaveLength(12);
    expect(p.moves('put')).toHaveLength(12);
  });

  test('C-22: with an empty reserve any soldier moves, never to where it stood', () => {
    const own = board.roads.map((_, i) => (i < 4 ? '0' : null));
    const p = position(3, { dice: [2, 4], roads: own, ships: { 6: '0' } });
    const moves = p.moves('put');
    expect(new Set(moves.map(([from]) => JSON.stringify(from))).size).toBe(5);
    expect(moves.every(([, to]) => (to as number) >= 4)).toBe(true);
    p.play('put', { ship: 6 }, moves[0][1]);
    expect(p.G.ships[6]).toBeNull();
  });

  test('C-24: a double throws out others and the Legion, not oneself', () => {
    const there = roads(['Segontium', 'Canovium', '0'], ['Canovium', 'Deva', '1'], ['Caer Gai', 'Deva', 'legion']);
    const p = position(3, { dice: [2, 2], roads: there });
    const to = p.moves('put').map(([, r]) => r);
    expect(to).not.toContain(road('Segontium', 'Canovium'));
    expect(to).toHaveLength(9);
    const onLegion = position(3, { dice: [2, 2], roads: there }).play('put', 'reserve', road('Caer Gai', 'Deva'));
    expect(onLegion.G.roads).not.toContain('legion');
    p.play('put', 'reserve', road('Canovium', 'Deva'));
    expect(p.G.reserve).toEqual({ 0: 3, 1: 5, 2: 5 });
  });

  test('C-25 to C-28: the Legion moves elsewhere, even onto oneself, and lets one board', () => {
    const there = roads(['Isca', 'Nidum', '0'], ['Isca', 'Gobannium', 'legion']);
    const p = position(3, { dice: [1, 2], roads: there, ships: { 2: '1' } });
    expect(p.moves('legion')).not.toContainEqual([road('Isca', 'Gobannium')]);
    p.play('legion', road('Isca', 'Nidum'));
    expect(p.G).toMatchObject({ step: 'board', reserve: { 0: 5 } });
    expect(p.moves('board')).toEqual([3, 4, 5, 6].map((ship) => ['reserve', ship]));
    p.play('board', 'reserve', 3);
    expect(p.G.ships[3]).toBe('0');
    expect(p.state.ctx.currentPlayer).toBe('1');
    const full = position(3, { dice: [1, 2], ships: { 2: '1', 3: '1', 4: '1', 5: '2', 6: '0' } });
    full.play('legion', road('Isca', 'Nidum'));
    expect(full.state.ctx.currentPlayer).toBe('1');
  });

  test('C-29: three rounds of passes end the game; a used ship or a placement breaks them', () => {
    const p = position(3, { dice: [2, 3], passes: 8 }).play('pass');
    expect(p.state.ctx.gameover).toBeDefined();
    const ship = position(3, { dice: [2, 3], passes: 8, ships: { 2: '0' } })
      .play('ship', 2, 0)
      .play('pass');
    expect(ship.state.ctx.gameover).toBeUndefined();
    expect(ship.G.passes).toBe(0);
    expect(position(3, { dice: [2, 3], passes: 7 }).play('pass').G.passes).toBe(8);
  });

  test('C-40 to C-42: most soldiers take the fort, the only second its bonus', () => {
    const canovium = (a: string, b: string, c: string, d: string) =>
      roads(
        ['Canovium', 'Segontium', a],
        ['Canovium', 'Tomen-y-Mur', b],
        ['Canovium', 'Caer Gai', c],
        ['Canovium', 'Deva', d],
      );
    const points = (there: (string | null)[]) => position(3, { dice: [2, 3], roads: there }).play('pass').G.points;
    expect(points(canovium('1', '1', '1', '2'))).toEqual({ 0: 0, 1: 4, 2: 2 });
    expect(points(canovium('1', '1', '0', '2'))).toEqual({ 0: 0, 1: 4, 2: 0 });
    expect(points(canovium('1', '1', '1', '1'))).toEqual({ 0: 0, 1: 4, 2: 0 });
    expect(points(canovium('1', '1', '2', '2'))).toEqual({ 0: 0, 1: 0, 2: 0 });
    expect(points(canovium('1', '1', '2', 'legion'))).toEqual({ 0: 0, 1: 0, 2: 0 });
  });

  test('C-50 to C-52: the end count, and ties', () => {
    const tokens = board.forts.map((_, f) => f < 6);
    const there = roads(['Canovium', 'Deva', '1'], ['Canovium', 'Caer Gai', 'legion']);
    const p = position(3, { dice: [2, 3], tokens, roads: there, points: { 0: 8, 2: 7 }, won: { 0: 1 } }).play('pass');
    // One soldier takes both forts of its road.
    expect(p.state.ctx.gameover).toMatchObject({ winner: '0', points: { 0: 8, 1: 6, 2: 7 } });
    expect(p.G.tokens[fort('Canovium')]).toBe(false);
    const tie = { dice: [2, 3], tokens, points: { 0: 0, 1: 9, 2: 9 } };
    const winner = (won: Record<string, number>, options: CambriaOptions = {}) =>
      position(3, { ...tie, won }, options).play('pass').state.ctx.gameover.winner;
    expect(winner({ 1: 3, 2: 2 })).toBe('1');
    // Player 0 had the last turn, player 2 the one before it.
    expect(winner({ 1: 3, 2: 3 })).toBe('2');
    expect(winner({ 1: 3, 2: 3 }, { lateTie: 'first' })).toBe('1');
  });

  test('C-61 to C-64: the neutral army', () => {
    const p = position(2, { step: 'neutral', dice: [6] });
    expect(p.moves('neutral')).toHaveLength(12);
    expect(p.moves('pass')).toEqual([]);
    expect(position(2, { step: 'neutral', dice: [1] }).moves('neutral')).toHaveLength(28);
    const noTwos = board.roads.map(({ values }) => (values.includes(2) ? '1' : null));
    expect(position(2, { step: 'neutral', dice: [2], roads: noTwos }).moves('neutral')).toHaveLength(18);
    const five = board.roads.map((_, i) => (i < 5 ? 'neutral' : null));
    const out = position(2, { step: 'neutral', dice: [6], roads: five });
    expect(new Set(out.moves('neutral').map(([from]) => from))).toEqual(new Set([0, 1, 2, 3, 4]));
    // C-63: a fort filled by the neutral soldier falls only at the end of the turn.
    const isca = position(2, { step: 'neutral', dice: [2], roads: roads(['Isca', 'Nidum', 'neutral']) });
    isca.play('neutral', null, road('Isca', 'Gobannium'));
    expect(isca.G).toMatchObject({ step: 'act', points: { neutral: 0 } });
    isca.state = { ...isca.state, G: { ...isca.G, dice: [2, 3] } };
    expect(isca.play('pass').G.points.neutral).toBe(2);
    const tokens = board.forts.map((_, f) => f < 6);
    const end = position(2, { dice: [2, 3], tokens, points: { neutral: 20, 0: 5, 1: 4 } }).play('pass');
    expect(end.state.ctx.gameover).toMatchObject({ winner: '0', neutralAhead: true });
  });
});
