import { expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

it('a bucket gives its burst at once, then so many a second, and never more than the burst again', () => {
  const bucket = new TokenBucket(10, 3, 0);
  const takes = (times: number, now: number) => Array.from({ length: times }, () => bucket.take(now));
  expect(takes(4, 0)).toEqual([true, true, true, false]);
  expect(takes(2, 100)).toEqual([true, false]);
  expect(takes(4, 60_000)).toEqual([true, true, true, false]);
  // the clock is set back
  expect(takes(2, 0)).toEqual([false, false]);
  expect(takes(2, 100)).toEqual([true, false]);
});
