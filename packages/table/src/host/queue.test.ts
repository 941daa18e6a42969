import { expect, it } from 'vitest';
import { Queue } from './queue.ts';

it('whatever goes wrong about an error, who asked hears of the error, nobody else, and the next has its turn', async () => {
  const queue = new Queue();
  const strays: unknown[] = [];
  const stray = (error: unknown) => strays.push(error);
  process.on('unhandledRejection', stray);
  const first = queue.run(
    () => Promise.reject(new Error('It could not be kept.')),
    () => {
      throw new Error('Nor could that be told.');
    },
  );
  await expect(first).rejects.toThrow('It could not be kept.');
  expect(await queue.run(async () => 'next')).toBe('next');
  // whatever nobody hears of is told at the end of this turn
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', stray);
  expect(strays).toEqual([]);
});
