import type { MoveList } from '@tessera/kernel';
import { chanceOutcomes } from './dice.ts';
import { ASHORE, Kind, makeMove, PASS } from './moves.ts';
import { EMPTY, LEGION, neutralArmy, Phase, RESERVE, type State, shipPlace } from './state.ts';

export function legal(s: State, out: MoveList): number {
  const before = out.size;
  switch (s.phase) {
    case Phase.muster:
      putFromReserve(s, s.board.roadsOfValues[7 * s.die1 + s.die1], Kind.put, out);
      break;
    case Phase.neutral:
      neutralMoves(s, out);
      break;
    case Phase.act:
      actions(s, out);
      break;
    case Phase.board:
      boardings(s, out);
      out.push(ASHORE);
      break;
    case Phase.over:
      break;
    default:
      chanceOutcomes(s, out);
  }
  return out.size - before;
}

function actions(s: State, out: MoveList): void {
  const { die1, die2, board } = s;
  if (!s.shipUsed) shipUses(s, out);
  if (die2 === 1) {
    legionMoves(s, board.allRoads, out); // C-26: must move
    return;
  }
  if (die1 === 1) {
    const roads = board.roadsOfValues[7 * die2 + die2];
    puts(s, roads, false, out);
    legionMoves(s, roads, out); // C-25
  } else {
    puts(s, board.roadsOfValues[7 * die1 + die2], die1 === die2, out); // C-23, C-24
  }
  out.push(PASS); // C-29
}

/** C-21: the value may replace an equal die too. */
function shipUses(s: State, out: MoveList): void {
  const me = s.turn + 1;
  for (let v = 2; v <= 6; v++)
    if (s.ships[v] === me) {
      out.push(makeMove(Kind.ship, v, s.die1));
      if (s.die2 !== s.die1) out.push(makeMove(Kind.ship, v, s.die2));
    }
}

function puts(s: State, roads: Uint8Array, throwOut: boolean, out: MoveList): void {
  const me = s.turn + 1;
  if (s.reserve[s.turn] > 0) {
    if (throwOut) {
      for (let i = 0; i < roads.length; i++)
        if (s.roads[roads[i]] !== me) out.push(makeMove(Kind.put, RESERVE, roads[i]));
    } else putFromReserve(s, roads, Kind.put, out);
    return;
  }
  // C-22: with an empty reserve any own soldier on the board, on road or ship
  for (let from = 0; from < s.roads.length; from++) if (s.roads[from] === me) putFrom(s, from, roads, throwOut, out);
  for (let v = 2; v <= 6; v++) if (s.ships[v] === me) putFrom(s, shipPlace(v), roads, throwOut, out);
}

function putFrom(s: State, from: number, roads: Uint8Array, throwOut: boolean, out: MoveList): void {
  const me = s.turn + 1;
  const put = makeMove(Kind.put, from);
  for (let i = 0; i < roads.length; i++) {
    const there = s.roads[roads[i]];
    if (there === EMPTY || (throwOut && there !== me)) out.push(put | roads[i]);
  }
}

function putFromReserve(s: State, roads: Uint8Array, kind: number, out: MoveList): void {
  const put = makeMove(kind, RESERVE);
  for (let i = 0; i < roads.length; i++) if (s.roads[roads[i]] === EMPTY) out.push(put | roads[i]);
}

/** C-27: onto any soldier, one's own too, and never to where it stands. */
function legionMoves(s: State, roads: Uint8Array, out: MoveList): void {
  for (let i = 0; i < roads.length; i++) if (s.roads[roads[i]] !== LEGION) out.push(makeMove(Kind.legion, 0, roads[i]));
}

/** C-28 */
export function boardings(s: State, out: MoveList): void {
  const me = s.turn + 1;
  for (let v = 2; v <= 6; v++) {
    if (s.ships[v] !== EMPTY) continue;
    if (s.reserve[s.turn] > 0) {
      out.push(makeMove(Kind.board, RESERVE, v));
      continue;
    }
    for (let from = 0; from < s.roads.length; from++) if (s.roads[from] === me) out.push(makeMove(Kind.board, from, v));
    for (let w = 2; w <= 6; w++) if (s.ships[w] === me) out.push(makeMove(Kind.board, shipPlace(w), v));
  }
}

export const hasFreeShip = (s: State): boolean => {
  for (let v = 2; v <= 6; v++) if (s.ships[v] === EMPTY) return true;
  return false;
};

/** C-61, C-62 */
function neutralMoves(s: State, out: MoveList): void {
  const { board, die1 } = s;
  const ofValue = board.roadsOfValues[7 * die1 + die1];
  const roads = die1 !== 1 && hasFreeRoad(s, die1) ? ofValue : board.allRoads;
  const army = neutralArmy(s);
  if (s.reserve[army] > 0) {
    putFromReserve(s, roads, Kind.neutral, out);
    return;
  }
  for (let from = 0; from < s.roads.length; from++) {
    if (s.roads[from] !== army + 1) continue;
    const move = makeMove(Kind.neutral, from);
    for (let i = 0; i < roads.length; i++) if (s.roads[roads[i]] === EMPTY) out.push(move | roads[i]);
  }
}

export function hasFreeRoad(s: State, value: number): boolean {
  const roads = s.board.roadsOfValues[7 * value + value];
  for (let i = 0; i < roads.length; i++) if (s.roads[roads[i]] === EMPTY) return true;
  return false;
}
