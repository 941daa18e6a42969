/** Not looked into yet: its children have not been listed. */
export const LEAF = -1;

type Column = Int32Array | Int8Array | Float32Array | Float64Array;

/** A search tree in flat arrays: a node is a number, its children stand in a row, nothing is freed before the whole. */
export class Tree {
  readonly seats: number;
  size = 0;
  /** The move that leads here. */
  move: Int32Array;
  /** Who acts here: a seat, CHANCE, OVER or REVEAL. */
  actor: Int8Array;
  firstChild: Int32Array;
  childCount: Int32Array;
  visits: Int32Array;
  /** Under luck the probability of the move, under a seat how promising it looked at first; both add up to 1. */
  share: Float32Array;
  /** Of a node of luck: how much of what may come, from 0 to 1, has been looked at. */
  seen: Float32Array;
  /** Of a seat's node: what it seemed worth to that seat at first. */
  atFirst: Float32Array;
  /** The worlds, a bit each, in which the move that leads here can be played … */
  open: Int32Array;
  /** … and those whose moves from here have been listed. Both are for games that hide something, and 0 elsewhere. */
  worlds: Int32Array;
  /** What a node is worth to each seat, at [node * seats + seat]. */
  values: Float64Array;

  constructor(seats: number, capacity = 4096) {
    this.seats = seats;
    this.move = new Int32Array(capacity);
    this.actor = new Int8Array(capacity);
    this.firstChild = new Int32Array(capacity);
    this.childCount = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.share = new Float32Array(capacity);
    this.seen = new Float32Array(capacity);
    this.atFirst = new Float32Array(capacity);
    this.open = new Int32Array(capacity);
    this.worlds = new Int32Array(capacity);
    this.values = new Float64Array(capacity * seats);
  }

  /** Room for `count` nodes in a row; returns the first. */
  add(count: number): number {
    const first = this.size;
    this.size += count;
    if (this.size > this.move.length) this.grow();
    this.firstChild.fill(LEAF, first, this.size);
    return first;
  }

  /** The children of a node, and `tail` nodes behind them, move to where there is room for `extra` more children; returns the first of these. */
  lengthen(node: number, extra: number, tail: number): number {
    const from = this.firstChild[node];
    const count = this.childCount[node];
    const to = this.add(count + extra + tail);
    for (let i = 0; i < count; i++) this.copy(to + i, from + i);
    for (let i = 0; i < tail; i++) this.copy(to + count + extra + i, from + count + i);
    this.firstChild[node] = to;
    this.childCount[node] = count + extra;
    return to + count;
  }

  copy(to: number, from: number): void {
    this.move[to] = this.move[from];
    this.actor[to] = this.actor[from];
    this.firstChild[to] = this.firstChild[from];
    this.childCount[to] = this.childCount[from];
    this.visits[to] = this.visits[from];
    this.share[to] = this.share[from];
    this.seen[to] = this.seen[from];
    this.atFirst[to] = this.atFirst[from];
    this.open[to] = this.open[from];
    this.worlds[to] = this.worlds[from];
    this.takeValues(to, from);
  }

  takeValues(to: number, from: number): void {
    const { seats, values } = this;
    for (let seat = 0; seat < seats; seat++) values[to * seats + seat] = values[from * seats + seat];
  }

  private grow(): void {
    const capacity = Math.max(2 * this.move.length, this.size);
    const widen = <T extends Column>(wide: T, old: T): T => {
      wide.set(old);
      return wide;
    };
    this.move = widen(new Int32Array(capacity), this.move);
    this.actor = widen(new Int8Array(capacity), this.actor);
    this.firstChild = widen(new Int32Array(capacity), this.firstChild);
    this.childCount = widen(new Int32Array(capacity), this.childCount);
    this.visits = widen(new Int32Array(capacity), this.visits);
    this.share = widen(new Float32Array(capacity), this.share);
    this.seen = widen(new Float32Array(capacity), this.seen);
    this.atFirst = widen(new Float32Array(capacity), this.atFirst);
    this.open = widen(new Int32Array(capacity), this.open);
    this.worlds = widen(new Int32Array(capacity), this.worlds);
    this.values = widen(new Float64Array(capacity * this.seats), this.values);
  }
}
