import { ease, type Field, lattice } from '@tessera/game-kit/board';

interface Axis {
  /** The first lattice line the grid touches. */
  readonly first: number;
  readonly lines: number;
  /** Per grid line: how many lattice lines after the first it lies, and how far (eased) on the way to the next. */
  readonly cell: Int32Array;
  readonly part: Float64Array;
}

function axis(start: number, step: number, count: number, size: number): Axis {
  const first = Math.floor(start / size);
  const cell = new Int32Array(count);
  const part = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const u = (start + i * step) / size;
    const line = Math.floor(u);
    cell[i] = line - first;
    part[i] = ease(u - line);
  }
  return { first, lines: cell[count - 1] + 2, cell, part };
}

/** The same numbers as `noise` at the points of a grid, with the hashing and easing done once per line, not per point. */
export function gridNoise(grid: Field, size: number, seed: number): (column: number, row: number) => number {
  const across = axis(grid.left, grid.step, grid.columns, size);
  const down = axis(grid.top, grid.step, grid.rows, size);
  const wide = across.lines;
  const knots = new Float64Array(wide * down.lines);
  for (let j = 0; j < down.lines; j++)
    for (let i = 0; i < wide; i++) knots[j * wide + i] = lattice(across.first + i, down.first + j, seed);
  return (column, row) => {
    const at = down.cell[row] * wide + across.cell[column];
    const s = across.part[column];
    const t = down.part[row];
    const top = knots[at] * (1 - s) + knots[at + 1] * s;
    const bottom = knots[at + wide] * (1 - s) + knots[at + wide + 1] * s;
    return top * (1 - t) + bottom * t;
  };
}
