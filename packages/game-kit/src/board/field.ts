import { clamp, type Point } from './vec.ts';

/**
 * Land as a field of signed distances on a grid: above 0 inside, below 0 out at sea. Coast and drawn ground are simply
 * united in it, and every line of equal distance (the inked shore, the water lines) falls out of one contour walk.
 */
export interface Field {
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

export const sample = (field: Field, p: Point): number => sampleAt(field, p.x, p.y);

export function sampleAt(field: Field, x: number, y: number): number {
  const u = clamp((x - field.left) / field.step, 0, field.columns - 1.001);
  const v = clamp((y - field.top) / field.step, 0, field.rows - 1.001);
  const i = Math.floor(u);
  const j = Math.floor(v);
  const at = j * field.columns + i;
  const top = field.values[at] * (1 - u + i) + field.values[at + 1] * (u - i);
  const bottom = field.values[at + field.columns] * (1 - u + i) + field.values[at + field.columns + 1] * (u - i);
  return top * (1 - v + j) + bottom * (v - j);
}
