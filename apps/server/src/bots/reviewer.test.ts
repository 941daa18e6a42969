import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type GameRecord, parseRecord, unwrap } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { bundle } from '../../../../scripts/bundle/bundle.mjs';
import { Reviewer, type ReviewThread } from './reviewer.ts';

const FILE = fileURLToPath(
  new URL('../../../../games/cambria/records/two-players-and-the-neutral-army.json', import.meta.url),
);
const record = unwrap(parseRecord(JSON.parse(readFileSync(FILE, 'utf8'))));

class FakeThread extends EventEmitter {
  readonly asked: unknown[] = [];
  ended = false;
  postMessage(task: unknown): void {
    this.asked.push(task);
  }
  async terminate(): Promise<number> {
    this.ended = true;
    return 0;
  }
  unref(): void {}
}

function reviewer(budgetMs?: number) {
  const threads: FakeThread[] = [];
  const newThread = () => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread as unknown as ReviewThread;
  };
  return { threads, reviewer: new Reviewer({ newThread, ...(budgetMs === undefined ? {} : { budgetMs }) }) };
}

it('reviews one game after another, each in a thread that ends with it', async () => {
  const { threads, reviewer: one } = reviewer();
  const heard: number[] = [];
  const answers = [one.review(record, (done) => heard.push(done)), one.review(record, () => {})];
  await expect.poll(() => threads.length).toBe(1);
  expect(threads[0].asked).toEqual([{ record }]);
  threads[0].emit('message', { done: 0.5 });
  threads[0].emit('message', { review: { ok: true, value: 'first' } });
  expect(await answers[0]).toEqual({ ok: true, value: 'first' });
  await expect.poll(() => threads.length).toBe(2);
  threads[1].emit('error', new Error('out of memory'));
  expect(await answers[1]).toMatchObject({ ok: false, error: { code: 'failed' } });
  expect(threads.map(({ ended }) => ended)).toEqual([true, true]);
  expect(heard).toEqual([0.5]);
});

it('gives up what takes too long, and everything when the server closes', async () => {
  const { reviewer: hasty } = reviewer(1);
  expect(await hasty.review(record, () => {})).toMatchObject({ ok: false, error: { code: 'too-long' } });
  const { threads, reviewer: closing } = reviewer();
  const answers = [closing.review(record, () => {}), closing.review(record, () => {})];
  await expect.poll(() => threads.length).toBe(1);
  await closing.close();
  for (const answer of answers) expect(await answer).toMatchObject({ ok: false, error: { code: 'closed' } });
  expect(threads).toHaveLength(1);
});

it('goes on with the next game where a thread could not be started', async () => {
  const threads: FakeThread[] = [];
  const one = new Reviewer({
    newThread: () => {
      const thread = new FakeThread();
      if (threads.push(thread) === 1) throw new Error('There is no room for a thread.');
      return thread as unknown as ReviewThread;
    },
  });
  await expect(one.review(record, () => {})).rejects.toThrow('no room');
  const next = one.review(record, () => {});
  await expect.poll(() => threads.length).toBe(2);
  threads[1].emit('message', { review: { ok: true, value: 'second' } });
  expect(await next).toEqual({ ok: true, value: 'second' });
});

it('refuses a game that goes on, in a thread of its own', async () => {
  const worker = pathToFileURL(await bundle('apps/server/src/bots/think-worker.ts'));
  const one = new Reviewer({ newThread: () => new Worker(worker) });
  const goesOn: GameRecord = { ...record, moves: record.moves.slice(0, 30) };
  expect(await one.review(goesOn, () => {})).toMatchObject({ ok: false, error: { code: 'not-over' } });
  await one.close();
});
