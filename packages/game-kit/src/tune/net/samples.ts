import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { NetShape, Sight } from '@tessera/mind';

/** Of what came of a position, by seat: the share of the win, the points, and the return (see `returns.ts`). */
export const LABELS = 3;
export const Label = { win: 0, points: 1, return: 2 } as const;

const KINDS = {
  first: Int32Array,
  game: Int32Array,
  firstRow: Int32Array,
  base: Float32Array,
  reals: Float32Array,
  labels: Float32Array,
  rows: Uint16Array,
} as const;
type ColumnName = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as ColumnName[];

/** Positions as a network sees them, with what came of them. Grows in typed arrays, so that millions fit. */
export class Samples {
  size = 0;
  private seatCount = 0;
  private rowCount = 0;
  /** By position: its first seat, with one more behind the last. */
  first = new Int32Array(1);
  /** By position: the game it is of. */
  game = new Int32Array(0);
  /** By seat, as all below: its first row, with one more behind the last. */
  firstRow = new Int32Array(1);
  /** The logit without the network. */
  base = new Float32Array(0);
  reals = new Float32Array(0);
  labels = new Float32Array(0);
  rows = new Uint16Array(0);

  constructor(readonly shape: NetShape) {}

  seatsOf = (position: number): number => this.first[position + 1] - this.first[position];

  /** Adds what is in sight; its labels come later. Returns the number of its first seat. */
  add(sight: Sight, seats: number, game: number): number {
    const { most, reals } = this.shape;
    const first = this.seatCount;
    let rows = 0;
    for (let seat = 0; seat < seats; seat++) rows += sight.counts[seat];
    this.makeRoom(1, seats, rows);
    this.game[this.size] = game;
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * most;
      this.base[this.seatCount] = sight.base[seat];
      this.rows.set(sight.rows.subarray(at, at + sight.counts[seat]), this.rowCount);
      this.reals.set(sight.reals.subarray(seat * reals, (seat + 1) * reals), this.seatCount * reals);
      this.rowCount += sight.counts[seat];
      this.firstRow[++this.seatCount] = this.rowCount;
    }
    this.first[++this.size] = this.seatCount;
    return first;
  }

  private lengths(positions: number, seats: number, rows: number): Record<ColumnName, number> {
    const { reals } = this.shape;
    return {
      first: positions + 1,
      game: positions,
      firstRow: seats + 1,
      base: seats,
      reals: seats * reals,
      labels: seats * LABELS,
      rows,
    };
  }

  private makeRoom(positions: number, seats: number, rows: number): void {
    const lengths = this.lengths(this.size + positions, this.seatCount + seats, this.rowCount + rows);
    this.first = roomy(this.first, lengths.first);
    this.game = roomy(this.game, lengths.game);
    this.firstRow = roomy(this.firstRow, lengths.firstRow);
    this.base = roomy(this.base, lengths.base);
    this.reals = roomy(this.reals, lengths.reals);
    this.labels = roomy(this.labels, lengths.labels);
    this.rows = roomy(this.rows, lengths.rows);
  }

  /** Written beside its place and then put there, so that what was interrupted is never read. */
  save(file: string): void {
    const lengths = this.lengths(this.size, this.seatCount, this.rowCount);
    const parts = NAMES.map((name) => this[name].subarray(0, lengths[name]));
    const head = Int32Array.of(this.size, this.seatCount, this.rowCount);
    const bytes = [head, ...parts].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength));
    writeFileSync(`${file}.new`, Buffer.concat(bytes));
    renameSync(`${file}.new`, file);
  }

  /** Adds what was saved. */
  load(file: string): void {
    const { buffer, byteOffset } = readFileSync(file);
    const [positions, seats, rows] = new Int32Array(buffer, byteOffset, 3);
    const { size, seatCount, rowCount } = this;
    // the last entry of these is the first one of what is added
    const from = { ...this.lengths(size, seatCount, rowCount), first: size, firstRow: seatCount };
    const lengths = this.lengths(positions, seats, rows);
    this.makeRoom(positions, seats, rows);
    let at = byteOffset + 12;
    for (const name of NAMES) {
      const column = new KINDS[name](buffer, at, lengths[name]);
      const more = name === 'first' ? seatCount : name === 'firstRow' ? rowCount : 0;
      this[name].set(more === 0 ? column : column.map((value) => value + more), from[name]);
      at += column.byteLength;
    }
    this.size += positions;
    this.seatCount += seats;
    this.rowCount += rows;
  }
}

function roomy<T extends Int32Array | Float32Array | Uint16Array>(column: T, length: number): T {
  if (column.length >= length) return column;
  const Kind = column.constructor as new (length: number) => T;
  const wider = new Kind(Math.max(length, 2 * column.length, 1024));
  wider.set(column);
  return wider;
}
