import { expect, it } from 'vitest';
import { ConnectionLimit } from './connection-limit.ts';

it('a network may come so often at once, then slowly, and is forgotten when it has not come for long', () => {
  const limit = new ConnectionLimit(100, 0);
  const times = (home: string, now: number) => {
    let taken = 0;
    while (limit.take(home, now)) taken++;
    return taken;
  };
  expect(times('a', 0)).toBe(200);
  expect(times('b', 0)).toBe(200);
  expect(times('a', 1_000)).toBe(5);
  // however often others have been forgotten meanwhile, who has just come is not
  expect(times('a', 81_000)).toBe(200);
  expect(times('a', 82_000)).toBe(5);
  expect(times('b', 500_000)).toBe(200);
  expect(new ConnectionLimit(1, 0).take('a', 0)).toBe(true);
});
