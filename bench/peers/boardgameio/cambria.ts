// Cambria written the way a boardgame.io user would write it: phases, moves that check themselves and return
// INVALID_MOVE, hooks, and `ai.enumerate`. It is the peer of the benchmark and the arena, and a second reading of the
// spec, whose clauses it names.
//
// The steps of a turn are a field of G instead of boardgame.io stages, and turns end by `turn.endIf` instead of
// `events.endTurn`: in 0.50 stages change ctx in place (`_activePlayersNumMoves[playerID]++`), which is not safe under
// a tree search, and each event captures a stack trace. Both choices make this peer faster, not slower.

import type { AiEnumerate, DefaultPluginAPIs, Game, Move, PlayerID } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { type Board, readBoard, type Scenario } from './board.ts';
import {
  type CambriaG,
  type CambriaOptions,
  type From,
  hasFreeRoadTo,
  isFreeRoadTo,
  LEGION,
  mayMarch,
  mayPass,
  mayPut,
  NEUTRAL,
  neutralRoads,
  neutralSources,
  outcome,
  place,
  SHIPS,
  settle,
  sources,
  takeUp,
} from './rules.ts';

export type { Scenario } from './board.ts';
export { readBoard } from './board.ts';
export type { CambriaG, CambriaOptions, From } from './rules.ts';

type RandomAPI = DefaultPluginAPIs['random'];
type CambriaMove = Move<CambriaG>;

export function cambriaGame(scenario: Scenario, seats: number, options: CambriaOptions = {}): Game<CambriaG> {
  if (![2, 3, 4, 5].includes(seats)) throw new Error(`Cambria is for 2 to 5 players, not ${seats}`);
  const board = readBoard(scenario);
  return {
    name: 'cambria',
    minPlayers: seats,
    maxPlayers: seats,
    // Nearly every move ends in a roll of the dice: there is nothing to take back.
    disableUndo: true,
    setup: ({ ctx, random }) => {
      if (ctx.numPlayers !== seats) throw new Error(`this game is for ${seats} players, not ${ctx.numPlayers}`);
      return setUp(board, ctx.playOrder, random);
    },
    phases: {
      muster: {
        start: true,
        next: 'play',
        moves: { put: musterMove(board) },
        turn: {
          minMoves: 1,
          maxMoves: 1,
          order: {
            first: ({ G }) => G.first,
            next: ({ G, ctx }) => {
              const next = (ctx.playOrderPos + 1) % seats;
              return next === G.first ? undefined : next;
            },
          },
          onBegin: ({ G, random }) => {
            // C-12: again after a 1, and where there is no free road.
            do {
              G.dice = [random.D6()];
            } while (!hasFreeRoadTo(G, board, G.dice[0]));
          },
        },
      },
      play: {
        moves: playMoves(board),
        turn: {
          order: {
            first: ({ G }) => G.first,
            next: ({ ctx }) => (ctx.playOrderPos + 1) % seats,
          },
          onBegin: ({ G, random }) => {
            G.shipUsed = false;
            G.passed = false;
            if (seats === 2) {
              G.step = 'neutral';
              G.dice = [random.D6()];
            } else {
              rollForTurn(G, random);
            }
          },
          endIf: ({ G }) => G.step === 'done',
          onEnd: ({ G }) => settle(G, board, seats),
        },
      },
    },
    endIf: ({ G, ctx }) => (G.over ? outcome(G, ctx, options) : undefined),
    // Turns end by the rules alone: no client may end one, or a phase, or the game.
    events: { endTurn: false, pass: false, endPhase: false, setPhase: false, endGame: false },
    ai: {
      enumerate: (G, ctx, playerID) =>
        ctx.gameover || playerID !== ctx.currentPlayer ? [] : enumerate(G, board, playerID),
    },
  };
}

function setUp(board: Board, players: PlayerID[], random: RandomAPI): CambriaG {
  // C-60: with two players a third colour is the neutral army.
  const armies = players.length === 2 ? [...players, NEUTRAL] : players;
  const perArmy = (n: number) => Object.fromEntries(armies.map((army) => [army, n]));
  return {
    roads: board.roads.map(() => null),
    ships: Object.fromEntries(SHIPS.map((ship) => [ship, null])),
    reserve: perArmy(5),
    tokens: board.forts.map(() => true),
    points: perArmy(0),
    won: perArmy(0),
    first: random.Die(players.length) - 1,
    step: 'muster',
    dice: [],
    shipUsed: false,
    passed: false,
    passes: 0,
    over: false,
  };
}

/** C-20. */
function rollForTurn(G: CambriaG, random: RandomAPI): void {
  G.step = 'act';
  G.dice = random.D6(2);
}

function musterMove(board: Board): CambriaMove {
  return ({ G, playerID }, road: number) => {
    if (!isFreeRoadTo(G, board, road, G.dice[0])) return INVALID_MOVE;
    G.reserve[playerID] -= 1;
    place(G, playerID, road);
  };
}

function playMoves(board: Board): Record<string, CambriaMove> {
  return {
    /** C-61, C-62. The dice of the turn itself are rolled only when the neutral soldier stands. */
    neutral: ({ G, random }, from: number | null, to: number) => {
      if (G.step !== 'neutral' || !neutralSources(G).includes(from) || !neutralRoads(G, board).includes(to)) {
        return INVALID_MOVE;
      }
      if (from === null) G.reserve[NEUTRAL] -= 1;
      else G.roads[from] = null;
      place(G, NEUTRAL, to);
      rollForTurn(G, random);
    },

    /** C-21. `die` is 0 or 1; of two equal dice only the first is offered. */
    ship: ({ G, playerID }, value: number, die: number) => {
      if (G.step !== 'act' || G.shipUsed || G.ships[value] !== playerID || !replaceable(G).includes(die)) {
        return INVALID_MOVE;
      }
      G.ships[value] = null;
      G.reserve[playerID] += 1;
      G.dice[die] = value;
      G.shipUsed = true;
    },

    /** C-22 to C-25. */
    put: ({ G, playerID }, from: From, to: number) => {
      // What may be done is judged before the soldier is taken up.
      if (G.step !== 'act' || !mayPut(G, board, playerID, to) || !takeUp(G, playerID, from)) return INVALID_MOVE;
      place(G, playerID, to);
      G.step = 'done';
    },

    /** C-25 to C-28. */
    legion: ({ G }, to: number) => {
      if (G.step !== 'act' || !mayMarch(G, board, to)) return INVALID_MOVE;
      const stood = G.roads.indexOf(LEGION);
      if (stood >= 0) G.roads[stood] = null;
      place(G, LEGION, to);
      G.step = freeShips(G).length > 0 ? 'board' : 'done';
    },

    /** C-28. */
    board: ({ G, playerID }, from: From, ship: number) => {
      if (G.step !== 'board' || G.ships[ship] !== null || !takeUp(G, playerID, from)) return INVALID_MOVE;
      G.ships[ship] = playerID;
      G.step = 'done';
    },

    ashore: ({ G }) => {
      if (G.step !== 'board') return INVALID_MOVE;
      G.step = 'done';
    },

    /** C-29. A turn in which a ship was used is more than a pass. */
    pass: ({ G }) => {
      if (G.step !== 'act' || !mayPass(G)) return INVALID_MOVE;
      G.passed = !G.shipUsed;
      G.step = 'done';
    },
  };
}

function enumerate(G: CambriaG, board: Board, player: PlayerID): AiEnumerate {
  const roads = board.roads.map((_, road) => road);
  switch (G.step) {
    case 'muster':
      return roads.filter((to) => isFreeRoadTo(G, board, to, G.dice[0])).map((to) => ({ move: 'put', args: [to] }));
    case 'neutral': {
      const to = neutralRoads(G, board);
      return neutralSources(G).flatMap((from) => to.map((road) => ({ move: 'neutral', args: [from, road] })));
    }
    case 'act': {
      const actions: AiEnumerate = mayPass(G) ? [{ move: 'pass', args: [] }] : [];
      const ships = G.shipUsed ? [] : SHIPS.filter((ship) => G.ships[ship] === player);
      for (const ship of ships) {
        for (const die of replaceable(G)) actions.push({ move: 'ship', args: [ship, die] });
      }
      const to = roads.filter((road) => mayPut(G, board, player, road));
      for (const from of sources(G, player)) {
        for (const road of to) actions.push({ move: 'put', args: [from, road] });
      }
      for (const road of roads) {
        if (mayMarch(G, board, road)) actions.push({ move: 'legion', args: [road] });
      }
      return actions;
    }
    case 'board': {
      const actions: AiEnumerate = [{ move: 'ashore', args: [] }];
      const ships = freeShips(G);
      for (const from of sources(G, player)) {
        for (const ship of ships) actions.push({ move: 'board', args: [from, ship] });
      }
      return actions;
    }
    case 'done':
      return [];
  }
}

function freeShips(G: CambriaG): number[] {
  return SHIPS.filter((ship) => G.ships[ship] === null);
}

/** The dice a ship may replace (C-21): it is the same choice twice when they are equal. */
function replaceable(G: CambriaG): number[] {
  return G.dice[0] === G.dice[1] ? [0] : [0, 1];
}
