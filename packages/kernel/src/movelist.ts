/** The caller's buffer that `legal` clears and fills: no allocation per decision. */
export class MoveList {
  /** Only the first `size` count: what stands after them is of an earlier list. */
  readonly moves: Int32Array;
  size = 0;

  /** More than any position has moves, since `push` doesn't check it: the conformance suite does. */
  constructor(capacity = 4096) {
    this.moves = new Int32Array(capacity);
  }

  clear(): void {
    this.size = 0;
  }

  push(move: number): void {
    this.moves[this.size++] = move;
  }

  includes(move: number): boolean {
    return this.moves.subarray(0, this.size).includes(move);
  }

  toArray(): number[] {
    return Array.from(this.moves.subarray(0, this.size));
  }
}
