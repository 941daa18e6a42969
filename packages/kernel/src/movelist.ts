/** The caller's buffer that `legal` fills: no allocation per decision. */
export class MoveList {
  readonly moves: Int32Array;
  size = 0;

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
