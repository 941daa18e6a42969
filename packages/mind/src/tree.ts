/** Not looked into yet: its children have not been listed. */
export const LEAF = -1;

/** A search tree in flat arrays: a node is a number, its children stand in a row, nothing is freed before the whole. */
export class Tree {
  readonly seats: number;
  size = 0;
  /** The move that leads here. */
  move: Int32Array;
  /** Who acts here: a seat, CHANCE or OVER. */
  actor: Int8Array;
  firstChild: Int32Array;
  childCount: Int32Array;
  visits: Int32Array;
  /** Under chance the probability of the move, under a seat how promising it looked at first; both add up to 1. */
  share: Float32Array;
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

  private grow(): void {
    const capacity = Math.max(2 * this.move.length, this.size);
    const widen = <T extends Int32Array | Int8Array | Float32Array | Float64Array>(wide: T, old: T): T => {
      wide.set(old);
      return wide;
    };
    this.move = widen(new Int32Array(capacity), this.move);
    this.actor = widen(new Int8Array(capacity), this.actor);
    this.firstChild = widen(new Int32Array(capacity), this.firstChild);
    this.childCount = widen(new Int32Array(capacity), this.childCount);
    this.visits = widen(new Int32Array(capacity), this.visits);
    this.share = widen(new Float32Array(capacity), this.share);
    this.values = widen(new Float64Array(capacity * this.seats), this.values);
  }
}
