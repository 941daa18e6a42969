import { expect, test } from 'vitest';
import type { ArenaPlan } from './plan.ts';
import { type OnGame, playInWorkers } from './workers.ts';

const plan: ArenaPlan = {
  game: 'hibernia',
  entrants: ['random', 'random', 'random'],
  seed: '1',
  scenario: 'hibernia',
  options: {},
  luck: false,
};
const bundleOf = (body: string) =>
  `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; export const arenaWorker = () => ${body};`)}`;
const ANSWERS = bundleOf("parentPort.on('message', (n) => parentPort.postMessage({ number: n + 1 }))");
const play = (bundle: string, onGame: OnGame) => playInWorkers(plan, [0, 1, 2], 2, bundle, onGame);

test('every number is played once', async () => {
  const numbers: number[] = [];
  await play(ANSWERS, ({ number }) => numbers.push(number) > 0);
  expect(numbers.sort()).toEqual([1, 2, 3]);
});

test('what goes wrong with a game that was played is told', async () => {
  const full = play(ANSWERS, () => {
    throw new Error('the disk is full');
  });
  await expect(full).rejects.toThrow('the disk is full');
});

test('a worker that ends by itself, or by an error, keeps nobody waiting', async () => {
  await expect(play(bundleOf('process.exit(0)'), () => true)).rejects.toThrow('ended early, with code 0');
  await expect(play(bundleOf("{ throw new Error('no game') }"), () => true)).rejects.toThrow('no game');
});
