// The rules of Cambria over a plain-object G, with the clause ids of the spec. The functions that change G are called
// from moves and hooks, where boardgame.io hands over an Immer draft.

import type { Ctx, PlayerID } from 'boardgame.io';
import { type Board, leadsTo } from './board.ts';

export const NEUTRAL = 'neutral';
export const LEGION = 'legion';
export const SHIPS = [2, 3, 4, 5, 6];

/** Where an own soldier comes from (C-22). */
export type From = 'reserve' | { road: number } | { ship: number };

export interface CambriaG {
  /** What stands on each road: a player's ID, 'neutral', 'legion' or null. A Legion on no road is on its standard. */
  roads: (string | null)[];
  ships: Record<number, PlayerID | null>;
  reserve: Record<string, number>;
  /** By fort: is its token (and bonus token) still there? */
  tokens: boolean[];
  points: Record<string, number>;
  /** Tokens of both kinds won, for C-52. */
  won: Record<string, number>;
  /** The seat that starts, C-11. */
  first: number;
  step: 'muster' | 'neutral' | 'act' | 'board' | 'done';
  /** One die in 'muster' and 'neutral', two otherwise. */
  dice: number[];
  shipUsed: boolean;
  passed: boolean;
  /** Turns in a row that were nothing but a pass, C-29. */
  passes: number;
  over: boolean;
}

export interface Gameover {
  winner: PlayerID;
  points: Record<string, number>;
  tokens: Record<string, number>;
  /** C-64: the neutral army has more points than any live player. */
  neutralAhead: boolean;
}

export interface CambriaOptions {
  /** C-52: of players still tied, the one who had a turn last wins, or the one whose last turn was earlier. */
  lateTie?: 'last' | 'first';
}

/** C-12, C-61, C-23: empty, and on the way to a fort of that value. */
export function isFreeRoadTo(G: CambriaG, board: Board, road: number, value: number): boolean {
  return G.roads[road] === null && leadsTo(board.roads[road], value);
}

export function hasFreeRoadTo(G: CambriaG, board: Board, value: number): boolean {
  return board.roads.some((_, road) => isFreeRoadTo(G, board, road, value));
}

/** C-61: a road to a fort of the die's value; any free road if there is none, as after a 1. */
export function neutralRoads(G: CambriaG, board: Board): number[] {
  const free = board.roads.map((_, road) => road).filter((road) => G.roads[road] === null);
  const asked = free.filter((road) => leadsTo(board.roads[road], G.dice[0]));
  return asked.length > 0 ? asked : free;
}

/** C-62: from the reserve (null) while it has one, else any neutral soldier on the board. */
export function neutralSources(G: CambriaG): (number | null)[] {
  if (G.reserve[NEUTRAL] > 0) return [null];
  return roadsHeldBy(G, NEUTRAL);
}

/** May the player put a soldier on this road with the dice as they are? */
export function mayPut(G: CambriaG, board: Board, player: PlayerID, road: number): boolean {
  const [a, b] = G.dice;
  // C-24; C-26 for the double of 1, which leads nowhere.
  if (a === b) return G.roads[road] !== player && leadsTo(board.roads[road], a);
  // C-23, and C-25 where one of the dice leads nowhere.
  return isFreeRoadTo(G, board, road, a) || isFreeRoadTo(G, board, road, b);
}

/** C-25 to C-27: may the Legion be moved to this road? */
export function mayMarch(G: CambriaG, board: Board, road: number): boolean {
  const [a, b] = G.dice;
  if ((a !== 1 && b !== 1) || G.roads[road] === LEGION) return false;
  return a === b || leadsTo(board.roads[road], a === 1 ? b : a);
}

/** C-29. */
export function mayPass(G: CambriaG): boolean {
  return G.dice[0] !== 1 || G.dice[1] !== 1;
}

/** C-22. */
export function sources(G: CambriaG, player: PlayerID): From[] {
  if (G.reserve[player] > 0) return ['reserve'];
  const roads = roadsHeldBy(G, player).map((road) => ({ road }));
  const ships = SHIPS.filter((ship) => G.ships[ship] === player).map((ship) => ({ ship }));
  return [...roads, ...ships];
}

/** Takes a soldier up (C-22); says no where the player may not take one. */
export function takeUp(G: CambriaG, player: PlayerID, from: From): boolean {
  if (from === 'reserve') {
    if (G.reserve[player] === 0) return false;
    G.reserve[player] -= 1;
    return true;
  }
  if (G.reserve[player] > 0) return false;
  if ('road' in from) {
    if (G.roads[from.road] !== player) return false;
    G.roads[from.road] = null;
    return true;
  }
  if (G.ships[from.ship] !== player) return false;
  G.ships[from.ship] = null;
  return true;
}

/** Puts a soldier or the Legion on a road; who stood there goes home (C-24, C-25, C-26). */
export function place(G: CambriaG, piece: string, road: number): void {
  const there = G.roads[road];
  // A Legion that is on no road is on the standard: nothing else to note.
  if (there !== null && there !== LEGION) G.reserve[there] += 1;
  G.roads[road] = piece;
}

/** C-40 and C-50, at the end of a turn. */
export function settle(G: CambriaG, board: Board, seats: number): void {
  // Read through G once: it is an Immer draft, and every look at it costs.
  const { roads, tokens } = G;
  const holdsSoldier = (road: number) => {
    const there = roads[road];
    return there !== null && there !== LEGION;
  };
  board.forts.forEach((fort, f) => {
    if (tokens[f] && fort.roads.every(holdsSoldier)) award(G, board, f);
  });
  // C-29: three full rounds of nothing but passes.
  G.passes = G.passed ? G.passes + 1 : 0;
  if (tokens.filter(Boolean).length > 6 && G.passes < 3 * seats) return;
  // C-50: `award` never counts the Legion, so there is no need to take it off.
  board.forts.forEach((_, f) => {
    if (tokens[f]) award(G, board, f);
  });
  G.over = true;
}

/** Gives a fort's tokens to first and second (C-40, C-42), unless there is a tie for first (C-41, C-50). */
function award(G: CambriaG, board: Board, f: number): void {
  const { value, bonus, roads } = board.forts[f];
  const held: Record<string, number> = {};
  for (const road of roads) {
    const there = G.roads[road];
    if (there !== null && there !== LEGION) held[there] = (held[there] ?? 0) + 1;
  }
  const [first, second, third] = Object.entries(held).sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] === second?.[1]) return;
  G.tokens[f] = false;
  G.points[first[0]] += value;
  G.won[first[0]] += 1;
  if (bonus === 0 || second === undefined || second[1] === third?.[1]) return;
  G.points[second[0]] += bonus;
  G.won[second[0]] += 1;
}

/** C-51, C-52, C-64. The current player is the one whose turn was the last. */
export function outcome(G: CambriaG, ctx: Ctx, options: CambriaOptions): Gameover {
  const seats = ctx.numPlayers;
  const turnsAgo = (player: PlayerID) => (Number(ctx.currentPlayer) - Number(player) + seats) % seats;
  const late = options.lateTie === 'first' ? -1 : 1;
  const [winner] = [...ctx.playOrder].sort(
    (a, b) => G.points[b] - G.points[a] || G.won[b] - G.won[a] || late * (turnsAgo(a) - turnsAgo(b)),
  );
  const neutralAhead = (G.points[NEUTRAL] ?? 0) > G.points[winner];
  return { winner, points: G.points, tokens: G.won, neutralAhead };
}

function roadsHeldBy(G: CambriaG, army: string): number[] {
  const held: number[] = [];
  G.roads.forEach((there, road) => {
    if (there === army) held.push(road);
  });
  return held;
}
