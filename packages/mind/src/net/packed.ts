import { layoutOf, type NetShape } from './shape.ts';

/** The weights of a network as a file keeps them: 16 bits each, by parts that have a scale of their own. */
export interface PackedWeights {
  readonly shape: NetShape;
  readonly scales: readonly number[];
  /** In base64: the lower bytes of all, then the higher ones, which so are compressed better. */
  readonly weights: string;
}

const MOST = 32767;

function partsOf(shape: NetShape): (readonly [from: number, to: number])[] {
  const { real, bias, second, secondBias, head, size } = layoutOf(shape);
  const starts = [0, real, bias, second, secondBias, head, size];
  return starts.slice(1).map((to, index) => [starts[index], to] as const);
}

export function packWeights(shape: NetShape, weights: Float32Array): PackedWeights {
  const { size } = layoutOf(shape);
  const scales: number[] = [];
  let low = '';
  let high = '';
  for (const [from, to] of partsOf(shape)) {
    const part = weights.subarray(from, to);
    // a power of two, so that the product is exact in 32 bits
    const most = part.reduce((max, weight) => Math.max(max, Math.abs(weight)), 2 ** -20);
    const scale = 2 ** Math.ceil(Math.log2(most / MOST));
    scales.push(scale);
    for (const weight of part) {
      const n = Math.max(-MOST, Math.min(MOST, Math.round(weight / scale)));
      low += String.fromCharCode(n & 0xff);
      high += String.fromCharCode((n >> 8) & 0xff);
    }
  }
  if (low.length !== size) throw new Error('Weights of another shape.');
  return { shape, scales, weights: btoa(low + high) };
}

export function unpackWeights({ shape, scales, weights }: PackedWeights): Float32Array {
  const { size } = layoutOf(shape);
  const bytes = atob(weights);
  if (bytes.length !== 2 * size)
    throw new Error(`A network of this shape has ${size} weights, not ${bytes.length / 2}.`);
  const out = new Float32Array(size);
  for (const [index, [from, to]] of partsOf(shape).entries())
    for (let i = from; i < to; i++) {
      const n = bytes.charCodeAt(i) | (bytes.charCodeAt(size + i) << 8);
      out[i] = ((n << 16) >> 16) * scales[index];
    }
  return out;
}
