import { type Board, bonusPoints } from './scenario/board.ts';

export const SOLDIERS = 5;
/** Room for five players, or two and the neutral army. */
export const ARMIES = 5;

/** What stands on a road or a ship: EMPTY, an army + 1, or the Legion. */
export const EMPTY = 0;
export const LEGION = 7;

/** Owners of fort and bonus tokens besides armies. */
export const ON_BOARD = -1;
export const OUT_OF_GAME = -2;

/** Places that are not roads. Roads are numbered from 0. */
export const STANDARD = 250;
export const REMOVED = 251;
export const RESERVE = 255;
const FIRST_SHIP = 240;
export const shipPlace = (value: number): number => FIRST_SHIP + value;
export const isShip = (place: number): boolean => place > FIRST_SHIP && place < STANDARD;
export const shipValue = (place: number): number => place - FIRST_SHIP;

export const Phase = {
  start: 0,
  musterRoll: 1,
  muster: 2,
  neutralRoll: 3,
  neutral: 4,
  roll: 5,
  act: 6,
  board: 7,
  over: 8,
} as const;

/** Flat and mutable: one buffer with named windows, and a few numbers. */
export class State {
  readonly board: Board;
  readonly seats: number;
  /** Seats, and the neutral army with two players (C-60). */
  readonly armies: number;
  /** C-52: who wins a tie of points and tokens. */
  readonly lateTie: 'last' | 'first';

  readonly cells: Int8Array;
  /** By road. */
  readonly roads: Int8Array;
  /** By value; 0 and 1 are never used. */
  readonly ships: Int8Array;
  readonly reserve: Int8Array;
  readonly fortOwner: Int8Array;
  readonly bonusOwner: Int8Array;
  /** Roads of fort f that army a holds, at [f * ARMIES + a]: kept up to date so that a siege is cheap to judge. */
  readonly held: Int8Array;
  /** Roads of fort f with any soldier. */
  readonly manned: Int8Array;

  phase: number = Phase.start;
  turn = 0;
  turns = 0;
  passes = 0;
  die1 = 0;
  die2 = 0;
  shipUsed = 0;
  legion = STANDARD;
  fortsLeft = 0;

  constructor(board: Board, seats: number, lateTie: 'last' | 'first') {
    this.board = board;
    this.seats = seats;
    this.armies = seats === 2 ? 3 : seats;
    this.lateTie = lateTie;
    const forts = board.fortCount;
    let at = 0;
    const sizes = [board.roadCount, 7, ARMIES, forts, forts, forts * ARMIES, forts];
    this.cells = new Int8Array(sizes.reduce((sum, size) => sum + size, 0));
    const windows = sizes.map((size) => {
      at += size;
      return this.cells.subarray(at - size, at);
    });
    [this.roads, this.ships, this.reserve, this.fortOwner, this.bonusOwner, this.held, this.manned] = windows as [
      Int8Array,
      Int8Array,
      Int8Array,
      Int8Array,
      Int8Array,
      Int8Array,
      Int8Array,
    ];
    this.reserve.fill(SOLDIERS, 0, this.armies);
    this.fortsLeft = forts;
    for (let f = 0; f < forts; f++) {
      this.fortOwner[f] = ON_BOARD;
      this.bonusOwner[f] = bonusPoints(board.value[f]) > 0 ? ON_BOARD : OUT_OF_GAME;
    }
  }
}

export const alloc = (like: State): State => new State(like.board, like.seats, like.lateTie);

export function copyInto(dst: State, src: State): void {
  dst.cells.set(src.cells);
  dst.phase = src.phase;
  dst.turn = src.turn;
  dst.turns = src.turns;
  dst.passes = src.passes;
  dst.die1 = src.die1;
  dst.die2 = src.die2;
  dst.shipUsed = src.shipUsed;
  dst.legion = src.legion;
  dst.fortsLeft = src.fortsLeft;
}

export const neutralArmy = (s: State): number => s.seats;

/** A soldier counts for both forts of its road (C-30). */
export function manRoad(s: State, road: number, army: number): void {
  const a = s.board.roadEnds[2 * road];
  const b = s.board.roadEnds[2 * road + 1];
  s.roads[road] = army + 1;
  s.held[a * ARMIES + army]++;
  s.held[b * ARMIES + army]++;
  s.manned[a]++;
  s.manned[b]++;
}

export function clearRoad(s: State, road: number): void {
  const army = s.roads[road] - 1;
  const a = s.board.roadEnds[2 * road];
  const b = s.board.roadEnds[2 * road + 1];
  s.roads[road] = EMPTY;
  s.held[a * ARMIES + army]--;
  s.held[b * ARMIES + army]--;
  s.manned[a]--;
  s.manned[b]--;
}
