import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { Readings } from './readings.ts';

it('households take turns, and a few steps wait for nobody', async () => {
  const readings = new Readings();
  const order: string[] = [];
  const take = (home: string, name: string, steps = 30) =>
    readings.take(home, steps, async () => {
      order.push(name);
    });
  await Promise.all([take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('b', 'b1'), take('b', 'few', 3)]);
  expect(order).toEqual(['a1', 'few', 'a2', 'b1', 'a3']);
});

it('between two of them there is time for everybody else, and one that fails keeps nobody waiting', async () => {
  vi.useFakeTimers();
  const readings = new Readings();
  const order: string[] = [];
  const failed = readings.take('a', 2000, () => Promise.reject(new Error('unreadable')));
  const told = expect(failed).rejects.toThrow('unreadable');
  const second = readings.take('a', 2000, async () => void order.push('second'));
  await vi.advanceTimersByTimeAsync(900);
  expect(order).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(order).toEqual(['second']);
  vi.useRealTimers();
  await Promise.all([told, second]);
});

it('a household has so many waiting and no more; one table that hangs is not waited for', async () => {
  const readings = new Readings();
  void readings.take('a', 21, () => new Promise(() => undefined));
  const taken = Array.from({ length: 70 }, () => readings.take('a', 21, async () => undefined));
  expect(taken.filter((one) => one === false).length).toBe(10);
  let read = false;
  void readings.take('b', 21, async () => {
    read = true;
  });
  expect(read).toBe(false);
  await pause(1_100);
  await expect.poll(() => read).toBe(true);
});
