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
/** The first game lasts until the other worker has played both others. */
const SLOW_FIRST = `data:text/javascript,${encodeURIComponent(`import { BroadcastChannel, parentPort } from 'node:worker_threads';
export function arenaWorker() {
  const channel = new BroadcastChannel('played');
  const answer = (n) => parentPort.postMessage({ number: n + 1 });
  let played = 0;
  parentPort.on('message', (n) => {
    played = n;
    if (n > 0) answer(n);
    else setInterval(() => channel.postMessage('have you played both?'), 5);
  });
  channel.onmessage = ({ data }) => {
    if (data === 'yes' && played === 0) answer(0);
    else if (played === 2) channel.postMessage('yes');
  };
}`)}`;
const play = (bundle: string, onGame: OnGame) => playInWorkers(plan, [0, 1, 2], 2, bundle, onGame);

test.each([ANSWERS, SLOW_FIRST])('every number is played once, and told in its turn', async (bundle) => {
  const numbers: number[] = [];
  await play(bundle, ({ number }) => numbers.push(number) > 0);
  expect(numbers).toEqual([1, 2, 3]);
});

test('whoever has heard enough hears no more', async () => {
  const numbers: number[] = [];
  await play(ANSWERS, ({ number }) => numbers.push(number) < 2);
  expect(numbers).toEqual([1, 2]);
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
