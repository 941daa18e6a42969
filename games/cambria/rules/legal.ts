import type { MoveList } from '@tessera/kernel';
import { ASHORE, Kind, makeMove, PASS } from './moves.ts';
import { EMPTY, LEGION, neutralArmy, Phase, RESERVE, type State, shipPlace } from './state.ts';
import { chanceOutcomes } from './turn/dice.ts';

export function legal(s: State, out: MoveList): number {
  out.clear();
  switch (s.phase) {
    case Phase.muster:
      puts(s, Kind.put, s.turn, targets(s, roadsOf(s, s.die1, s.die1), false), out);
      break;
    case Phase.neutral:
      puts(s, Kind.neutral, neutralArmy(s), neutralTargets(s), out);
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
  return out.size;
}

const roadsOf = (s: State, a: number, b: number): Uint8Array => s.board.roadsOfValues[7 * a + b];

function actions(s: State, out: MoveList): void {
  const { die1, die2 } = s;
  if (s.shipUsed === 0) shipUses(s, out);
  if (die2 === 1) {
    legionMoves(s, s.board.allRoads, out); // C-26: must move
    return;
  }
  if (die1 === 1) {
    const roads = roadsOf(s, die2, die2);
    puts(s, Kind.put, s.turn, targets(s, roads, false), out);
    legionMoves(s, roads, out); // C-25
  } else puts(s, Kind.put, s.turn, targets(s, roadsOf(s, die1, die2), die1 === die2), out); // C-23, C-24
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

// Where a soldier may go and where it may come from, listed here before the two are paired: legal() runs at every
// node of a search, and two short lists are faster to pair than a board to scan for each soldier.
const goals = new Uint8Array(256);
const origins = new Uint8Array(8);

/** The roads among these that are unoccupied, or with a double hold anything but an own soldier (C-23, C-24). */
function targets(s: State, roads: Uint8Array, throwOut: boolean): number {
  const { roads: cells } = s;
  const me = s.turn + 1;
  let count = 0;
  for (let i = 0; i < roads.length; i++) {
    const road = roads[i];
    const there = cells[road];
    if (there === EMPTY || (throwOut && there !== me)) goals[count++] = road;
  }
  return count;
}

/** C-61: any unoccupied road after a 1, or when none of the value is unoccupied. */
function neutralTargets(s: State): number {
  const count = s.die1 === 1 ? 0 : targets(s, roadsOf(s, s.die1, s.die1), false);
  return count > 0 ? count : targets(s, s.board.allRoads, false);
}

/** C-22, C-62: from the reserve while it has one; else any soldier of the army on the board. */
function soldiersToMove(s: State, army: number): number {
  if (s.reserve[army] > 0) {
    origins[0] = RESERVE;
    return 1;
  }
  const { roads: cells, ships } = s;
  let count = 0;
  for (let road = 0; road < cells.length; road++) if (cells[road] === army + 1) origins[count++] = road;
  for (let v = 2; v <= 6; v++) if (ships[v] === army + 1) origins[count++] = shipPlace(v);
  return count;
}

function puts(s: State, kind: number, army: number, goalCount: number, out: MoveList): void {
  if (goalCount === 0) return;
  const originCount = soldiersToMove(s, army);
  const { moves } = out;
  let size = out.size;
  for (let i = 0; i < originCount; i++) {
    const move = makeMove(kind, origins[i]);
    for (let j = 0; j < goalCount; j++) moves[size++] = move | goals[j];
  }
  out.size = size;
}

/** C-27: onto any soldier, one's own too, and never to where it stands. */
function legionMoves(s: State, roads: Uint8Array, out: MoveList): void {
  for (let i = 0; i < roads.length; i++) if (s.roads[roads[i]] !== LEGION) out.push(makeMove(Kind.legion, 0, roads[i]));
}

/** C-28 */
function boardings(s: State, out: MoveList): void {
  const originCount = soldiersToMove(s, s.turn);
  for (let v = 2; v <= 6; v++)
    if (s.ships[v] === EMPTY) for (let i = 0; i < originCount; i++) out.push(makeMove(Kind.board, origins[i], v));
}

export function hasFreeShip(s: State): boolean {
  for (let v = 2; v <= 6; v++) if (s.ships[v] === EMPTY) return true;
  return false;
}

export function hasFreeRoad(s: State, value: number): boolean {
  const roads = roadsOf(s, value, value);
  for (let i = 0; i < roads.length; i++) if (s.roads[roads[i]] === EMPTY) return true;
  return false;
}
