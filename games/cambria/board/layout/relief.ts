import type { Relief } from './contour.ts';
import type { Field } from './field.ts';

type Noise = (column: number, row: number) => number;

// Most of a board lies so far from a contour that no noise (it stays within -1 and 1) could carry it across: there the
// noise isn't even asked. A hair more than its bounds, so that rounding can't matter.
const HAIR = 0.001;

/** The line `by` out at sea, wobbling as a hand does. */
export function shore(land: Field, by: number, wobble: number, noise: Noise): Relief {
  const { columns, values } = land;
  const value = (c: number, r: number) => Math.fround(values[r * columns + c] + (by + wobble * noise(c, r)));
  const bound = wobble + HAIR;
  const above = (c: number, r: number) => {
    const middle = values[r * columns + c] + by;
    return middle > bound || (middle >= -bound && value(c, r) > 0);
  };
  return { grid: land, above, value };
}

/** Country above a height: higher inland, along ridges, with a ragged edge. */
export function heights(land: Field, from: number, ridges: Noise, rags: Noise): Relief {
  const { columns, values } = land;
  const value = (c: number, r: number) => {
    const inland = values[r * columns + c];
    const ridge = ridges(c, r) * 46 + rags(c, r) * 20;
    return Math.fround(inland + (Math.min(inland, 90) - inland + ridge - from));
  };
  const above = (c: number, r: number) => {
    const middle = Math.min(values[r * columns + c], 90) - from;
    return middle >= -66 - HAIR && value(c, r) > 0;
  };
  return { grid: land, above, value };
}
