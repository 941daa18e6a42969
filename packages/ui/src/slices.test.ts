import { expect, it } from 'vitest';
import { atOnce, inSlices, type Slices } from './slices.ts';

function* count(to: number): Slices<number> {
  let sum = 0;
  for (let i = 1; i <= to; i++) {
    const until = performance.now() + 3;
    while (performance.now() < until);
    sum += i;
    yield;
  }
  return sum;
}

it('sliced work comes to the same as work done at once, and lets others do theirs in between', async () => {
  expect(atOnce(count(4))).toBe(10);
  let turns = 0;
  const others = setInterval(() => turns++);
  expect(await inSlices(count(20))).toBe(210);
  clearInterval(others);
  expect(turns).toBeGreaterThan(0);
});
