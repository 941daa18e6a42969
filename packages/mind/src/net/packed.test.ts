import { expect, test } from 'vitest';
import { packWeights, unpackWeights } from './packed.ts';
import { layoutOf, type NetShape } from './shape.ts';

const shape: NetShape = { rows: 20, most: 3, reals: 2, wide: 8, narrow: 4, heads: 2 };

test('weights come back as they were, but for their 16 bits', () => {
  const { size } = layoutOf(shape);
  const weights = Float32Array.from({ length: size }, (_, i) => Math.sin(i) * (i < 160 ? 0.1 : 3));
  const packed = packWeights(shape, weights);
  const back = unpackWeights(JSON.parse(JSON.stringify(packed)));
  for (const [i, weight] of weights.entries()) expect(Math.abs(back[i] - weight)).toBeLessThan(i < 160 ? 2e-6 : 1e-4);
  // what was packed once stays as it is
  expect(packWeights(shape, back)).toEqual(packed);
});

test('weights of another shape are refused', () => {
  const packed = packWeights(shape, new Float32Array(layoutOf(shape).size));
  expect(() => unpackWeights({ ...packed, shape: { ...shape, rows: 21 } })).toThrow('weights');
});
