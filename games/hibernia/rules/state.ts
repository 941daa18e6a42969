import type { Board } from './scenario/board.ts';

/** H-2, H-10: 14 warriors, one of them the score marker. */
export const ARMY = 13;
/** H-11: warriors on the shield at the start, by turn order. */
export const ON_SHIELD = [3, 2, 1, 0] as const;
/** Room for four players, or three and the unused army. */
export const ARMIES = 4;
export const NOBODY = -1;

export const Phase = {
  start: 0,
  castles: 1,
  roll: 2,
  act: 3,
  take: 4,
  over: 5,
} as const;

/** H-3: four colours, and two faces that are none. */
export const FACES = ['blue', 'green', 'red', 'yellow', 'black', 'purple'] as const;
export type Face = (typeof FACES)[number];
export const BLACK = 4;
export const PURPLE = 5;
export const NO_DIE = -1;

/** What an action may be used on: a colour, any land, or nothing because it is spent. */
export const ANY = 4;
export const SPENT = -1;

/** Flat and mutable: one buffer with named windows, and a few numbers. */
export class State {
  readonly board: Board;
  readonly seats: number;
  /** Seats, and the unused army with three players (H-12). */
  readonly armies: number;
  /** H-13 */
  readonly scattered: boolean;

  readonly cells: Int16Array;
  /** The army in each land, or NOBODY. */
  readonly owner: Int16Array;
  readonly warriors: Int16Array;
  readonly reserve: Int16Array;
  readonly shield: Int16Array;
  /** How far each marker has gone, past the sword and on (H-42). */
  readonly distance: Int16Array;
  /** 1 for an army that has held two adjacent lands at some time (H-13). */
  readonly paired: Int16Array;

  phase: number = Phase.start;
  first = 0;
  turn = 0;
  turns = 0;
  die: number = NO_DIE;
  /** The action of the die: a colour, ANY or SPENT. */
  dieAction = SPENT;
  /** The wild action: ANY or SPENT. */
  wildAction = SPENT;
  /** 1 while the leap of a purple roll is to come (H-41). */
  leap = 0;
  /** Castles given out so far. */
  castles = 0;
  /** The land a march goes to while its missing warriors are chosen, and how many of them are (H-23). */
  target = 0;
  missing = 0;
  /** 1 once a marker has gone all the way round (H-50). */
  ending = 0;

  constructor(board: Board, seats: number, scattered: boolean) {
    this.board = board;
    this.seats = seats;
    this.armies = seats === 3 ? 4 : seats;
    this.scattered = scattered;
    const sizes = [board.landCount, board.landCount, ARMIES, ARMIES, ARMIES, ARMIES];
    this.cells = new Int16Array(sizes.reduce((sum, size) => sum + size, 0));
    let at = 0;
    const windows = sizes.map((size) => {
      at += size;
      return this.cells.subarray(at - size, at);
    });
    [this.owner, this.warriors, this.reserve, this.shield, this.distance, this.paired] = windows as [
      Int16Array,
      Int16Array,
      Int16Array,
      Int16Array,
      Int16Array,
      Int16Array,
    ];
    this.owner.fill(NOBODY);
  }
}

export const alloc = (like: State): State => new State(like.board, like.seats, like.scattered);

export function copyInto(dst: State, src: State): void {
  dst.cells.set(src.cells);
  dst.phase = src.phase;
  dst.first = src.first;
  dst.turn = src.turn;
  dst.turns = src.turns;
  dst.die = src.die;
  dst.dieAction = src.dieAction;
  dst.wildAction = src.wildAction;
  dst.leap = src.leap;
  dst.castles = src.castles;
  dst.target = src.target;
  dst.missing = src.missing;
  dst.ending = src.ending;
}

/** H-12: it fights, but it is no player. */
export const unusedArmy = (s: State): number => s.seats;

/** Whether an action may be used on a land of that colour. */
export const allows = (action: number, colour: number): boolean => action === ANY || action === colour;
