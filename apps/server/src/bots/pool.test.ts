import { EventEmitter } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { cambria } from '@tessera/cambria';
import { SeededRng, unwrap } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../../../scripts/bundle/bundle.mjs';
import { BotPool, type BotThread } from './pool.ts';
import type { BotTask } from './task.ts';

class FakeThread extends EventEmitter {
  readonly asked: BotTask[] = [];
  ended = false;
  postMessage(task: BotTask): void {
    this.asked.push(task);
  }
  async terminate(): Promise<number> {
    this.ended = true;
    return 0;
  }
  unref(): void {}
}

function pool(size: number) {
  const threads: FakeThread[] = [];
  const newThread = () => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread as unknown as BotThread;
  };
  return { threads, bots: new BotPool({ size, newThread }) };
}

const question = (level = 'expert') => ({ game: 'cambria', view: {}, level });

describe('the threads of the bots', () => {
  it('answer in the order they were asked, and think less where many wait', async () => {
    const { threads, bots } = pool(1);
    const answers = [bots.think(question()), bots.think(question()), bots.think(question('easy'))];
    expect(threads).toHaveLength(1);
    for (let id = 1; id <= 3; id++) {
      expect(threads[0].asked.at(-1)?.id).toBe(id);
      threads[0].emit('message', { id, move: `move ${id}` });
    }
    expect(await Promise.all(answers)).toEqual(['move 1', 'move 2', 'move 3']);
    const [first, second] = threads[0].asked;
    expect(first.ms).toBe(1_000);
    expect(second.ms).toBe(500);
    await bots.close();
  });

  it('that fail are replaced, and their question is answered with no move', async () => {
    const { threads, bots } = pool(1);
    const [lost, next] = [bots.think(question()), bots.think(question())];
    threads[0].emit('error', new Error('out of memory'));
    expect(await lost).toBe('');
    expect(threads[0].ended).toBe(true);
    threads[1].emit('message', { id: 2, move: 'roll' });
    expect(await next).toBe('roll');
    await bots.close();
  });

  it('think of a legal move, in a thread of their own', async () => {
    const worker = pathToFileURL(await bundle('apps/server/src/bots/think-worker.ts'));
    const bots = new BotPool({ size: 1, newThread: () => new Worker(worker) });
    const { rules } = cambria;
    const s = unwrap(rules.setup({ seats: 2, scenario: Object.keys(cambria.scenarios)[0], options: {} }));
    while (rules.actor(s) < 0) rules.play(s, rules.sample(s, new SeededRng('pool')));
    const view = rules.view(s, rules.actor(s));
    const move = await bots.think({ game: 'cambria', view, level: 'medium' });
    expect(rules.parse(s, move).ok).toBe(true);
    expect(await bots.think({ game: 'cambria', view: { nonsense: true }, level: 'medium' })).toBe('');
    await bots.close();
  });
});
