import type { NetShape } from './shape.ts';

/** More seats than any game has. */
export const MOST_SEATS = 8;

/** What a network is shown of a position, for each of its seats. */
export class Sight {
  /** How many rows are there for a seat … */
  readonly counts: Int32Array;
  /** … and which: those of seat n from n * most on. */
  readonly rows: Uint16Array;
  /** Those of seat n from n * reals on. */
  readonly reals: Float32Array;
  /** What is thought of the seats without the network, as logits. */
  readonly base = new Float64Array(MOST_SEATS);

  constructor(shape: NetShape, memory: ArrayBufferLike = new ArrayBuffer(Sight.bytes(shape)), at = 0) {
    const { counts, rows, reals } = Sight.places(shape, at);
    this.counts = new Int32Array(memory, counts, MOST_SEATS);
    this.rows = new Uint16Array(memory, rows, MOST_SEATS * shape.most);
    this.reals = new Float32Array(memory, reals, MOST_SEATS * shape.reals);
  }

  static places({ most, reals }: NetShape, at: number) {
    const realsAt = at + 4 * MOST_SEATS;
    const rowsAt = realsAt + 4 * MOST_SEATS * reals;
    return { counts: at, reals: realsAt, rows: rowsAt, end: rowsAt + 2 * MOST_SEATS * most };
  }

  static bytes(shape: NetShape): number {
    return Sight.places(shape, 0).end;
  }
}
