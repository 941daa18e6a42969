import type { Field } from '@tessera/game-kit/board';
import type { Relief } from './contour.ts';

type Noise = (column: number, row: number) => number;

/** The line `by` out at sea, wobbling as a hand does. */
export function shore(land: Field, coast: readonly number[], by: number, wobble: number, noise: Noise): Relief {
  const { columns, values } = land;
  return {
    grid: land,
    cells: among(land, coast, -by - wobble, -by + wobble),
    value: (c, r) => values[r * columns + c] + (by + wobble * noise(c, r)),
  };
}

const RIDGE = 46;
const RAG = 20;

/** Country above a height: higher inland, along ridges, with a ragged edge. */
export function heights(land: Field, inland: readonly number[], from: number, ridges: Noise, rags: Noise): Relief {
  const { columns, values } = land;
  return {
    grid: land,
    cells: among(land, inland, from - RIDGE - RAG, Number.POSITIVE_INFINITY),
    value: (c, r) => Math.min(values[r * columns + c], 90) + ridges(c, r) * RIDGE + rags(c, r) * RAG - from,
  };
}

/**
 * The cells with land between `low` and `high`. Most of a board lies so far from a contour that no noise (it stays
 * within -1 and 1) could carry it across: there the noise isn't even asked.
 */
export function cellsBetween(land: Field, low: number, high: number): number[] {
  const { columns, rows } = land;
  const cells: number[] = [];
  for (let r = 0; r < rows - 1; r++)
    for (let c = 0, at = r * columns; c < columns - 1; c++, at++) if (isBetween(land, at, low, high)) cells.push(at);
  return cells;
}

const among = (land: Field, cells: readonly number[], low: number, high: number): number[] =>
  cells.filter((at) => isBetween(land, at, low, high));

function isBetween({ values, columns, rows }: Field, at: number, low: number, high: number): boolean {
  const a = values[at];
  const b = values[at + 1];
  const c = values[at + columns];
  const d = values[at + columns + 1];
  if (a < low && b < low && c < low && d < low) return false;
  if (a <= high || b <= high || c <= high || d <= high) return true;
  // The rim counts as sea, whatever lies there.
  const column = at % columns;
  return column === 0 || column === columns - 2 || at < columns || at >= (rows - 2) * columns;
}
