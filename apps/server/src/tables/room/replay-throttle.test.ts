import { expect, it, vi } from 'vitest';
import { ReplayThrottle } from './replay-throttle.ts';

it('networks take turns, and a few steps wait for nobody', async () => {
  const replayThrottle = new ReplayThrottle();
  const order: string[] = [];
  const take = (network: string, name: string, steps = 30) =>
    replayThrottle.take(network, { steps, missing: steps }, async () => {
      order.push(name);
    });
  await Promise.all([take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('b', 'b1'), take('b', 'few', 3)]);
  expect(order).toEqual(['a1', 'few', 'a2', 'b1', 'a3']);
});

it('between two of them there is time for everybody else, and one that fails keeps nobody waiting', async () => {
  vi.useFakeTimers();
  const replayThrottle = new ReplayThrottle();
  const order: string[] = [];
  const failed = replayThrottle.take('a', { steps: 2000, missing: 2000 }, () =>
    Promise.reject(new Error('unreadable')),
  );
  const told = expect(failed).rejects.toThrow('unreadable');
  const second = replayThrottle.take('a', { steps: 2000, missing: 2000 }, async () => void order.push('second'));
  await vi.advanceTimersByTimeAsync(900);
  expect(order).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(order).toEqual(['second']);
  vi.useRealTimers();
  await Promise.all([told, second]);
});

it('a network has so many waiting and no more; one table that hangs is not waited for', async () => {
  const replayThrottle = new ReplayThrottle();
  void replayThrottle.take('a', { steps: 21, missing: 21 }, () => new Promise(() => undefined));
  const taken = Array.from({ length: 70 }, () =>
    replayThrottle.take('a', { steps: 21, missing: 21 }, async () => undefined),
  );
  expect(taken.filter((one) => one === false).length).toBe(10);
  let read = false;
  void replayThrottle.take('b', { steps: 21, missing: 21 }, async () => {
    read = true;
  });
  expect(read).toBe(false);
  await expect.poll(() => read, { timeout: 30_000 }).toBe(true);
});

it('a network is told so much and no more, until some time has passed; others are told all the same', async () => {
  let now = 0;
  const replayThrottle = new ReplayThrottle(() => now);
  const told: string[] = [];
  const long = { steps: 10_000, missing: 0 };
  const take = (network: string) => replayThrottle.take(network, long, async () => void told.push(network));
  vi.useFakeTimers();
  const taken = [take('a'), take('a'), take('a')];
  expect(take('a')).toBe(false);
  taken.push(take('b'));
  // what is missed in a moment is always told
  expect(replayThrottle.take('a', { steps: 5, missing: 5 }, async () => undefined)).not.toBe(false);
  now += 50_000;
  expect(take('a')).toBe(false);
  now += 50_000;
  taken.push(take('a'));
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await Promise.all(taken);
  expect(told.toSorted()).toEqual(['a', 'a', 'a', 'a', 'b']);
});

it('after a slice of work everybody else has their turn', async () => {
  const replayThrottle = new ReplayThrottle();
  await replayThrottle.take('a', { steps: 1, missing: 1 }, async (rest) => {
    let others = false;
    setImmediate(() => {
      others = true;
    });
    const end = performance.now() + 10;
    while (performance.now() < end);
    await rest();
    expect(others).toBe(true);
  });
});
