import { expect, test } from 'vitest';
import { Adam } from './adam.ts';

test('walks down to where the slope is none', () => {
  const at = Float64Array.of(4, -3);
  const adam = new Adam(at);
  for (let n = 0; n < 2000; n++)
    adam.step(
      at.map((x, i) => 2 * (x - i)),
      0.01,
    );
  expect(at[0]).toBeCloseTo(0, 2);
  expect(at[1]).toBeCloseTo(1, 2);
});
