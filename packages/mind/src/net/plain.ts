import { layoutOf, type NetShape } from './shape.ts';
import type { Sight } from './sight.ts';

const { fround } = Math;

/**
 * The network's arithmetic where there is no WebAssembly: slower, and the same to the last bit, since every sum is rounded as
 * a number of 32 bits and taken in the same order as in `kernel.ts`.
 */
export function plainRun(
  shape: NetShape,
  weights: Float32Array,
  sight: Sight,
  out: Float32Array,
): (seats: number) => void {
  const { most, reals, wide, narrow, heads } = shape;
  const layout = layoutOf(shape);
  const first = new Float32Array(wide);
  const second = new Float32Array(narrow);
  const lanes = new Float32Array(4);

  const addRow = (sums: Float32Array, row: number): void => {
    for (let i = 0; i < sums.length; i++) sums[i] += weights[row + i];
  };
  const addRowTimes = (sums: Float32Array, row: number, factor: number): void => {
    for (let i = 0; i < sums.length; i++) sums[i] += fround(factor * weights[row + i]);
  };
  const keepPositive = (sums: Float32Array): void => {
    for (let i = 0; i < sums.length; i++) if (!(sums[i] > 0)) sums[i] = 0;
  };

  return (seats) => {
    for (let seat = 0; seat < seats; seat++) {
      first.set(weights.subarray(layout.bias, layout.bias + wide));
      const end = seat * most + sight.counts[seat];
      for (let n = seat * most; n < end; n++) addRow(first, sight.rows[n] * wide);
      for (let x = 0; x < reals; x++) {
        const factor = sight.reals[seat * reals + x];
        if (factor !== 0) addRowTimes(first, layout.real + x * wide, factor);
      }
      keepPositive(first);
      second.set(weights.subarray(layout.secondBias, layout.secondBias + narrow));
      for (let i = 0; i < wide; i++) addRowTimes(second, layout.second + i * narrow, first[i]);
      keepPositive(second);
      for (let head = 0; head < heads; head++) {
        lanes.fill(0);
        const row = layout.head + head * narrow;
        for (let j = 0; j < narrow; j++) lanes[j % 4] += fround(second[j] * weights[row + j]);
        const sum = fround(fround(lanes[0] + lanes[1]) + fround(lanes[2] + lanes[3]));
        out[seat * heads + head] = sum + weights[layout.headBias + head];
      }
    }
  };
}
