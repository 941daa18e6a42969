import { EventEmitter } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { cambria } from '@tessera/cambria';
import { SeededRng, unwrap } from '@tessera/kernel';
import type { PartThought } from '@tessera/mind';
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

const question = (level = 'expert') => ({ game: 'cambria', view: {}, level, turn: 1 });

const thought = (text: string, value = 0.5): PartThought => ({
  seat: 0,
  moves: [{ move: 1, text, visits: 5, values: [value] }],
  iterations: 5,
});

describe('the threads of the bots', () => {
  it('answer in the order they were asked, and think less where many wait', async () => {
    const { threads, bots } = pool(1);
    const answers = [bots.think(question()), bots.think(question()), bots.think(question('easy'))];
    expect(threads).toHaveLength(1);
    for (let id = 1; id <= 3; id++) {
      expect(threads[0].asked.at(-1)?.id).toBe(id);
      threads[0].emit('message', id < 3 ? { id, move: '', thought: thought(`move ${id}`) } : { id, move: 'move 3' });
    }
    expect(await Promise.all(answers)).toEqual(['move 1', 'move 2', 'move 3']);
    const [first, second] = threads[0].asked;
    expect(first.ms).toBe(1_000);
    expect(second.ms).toBe(500);
    await bots.close();
  });

  it('think together about one question where nobody else asks, and one is kept free', async () => {
    const { threads, bots } = pool(4);
    const answer = bots.think(question());
    expect(threads.map(({ asked }) => asked[0].part?.nth)).toEqual([0, 1, 2]);
    const next = bots.think(question());
    expect(threads[3].asked).toMatchObject([{ part: { nth: 0, of: 1 } }]);
    const weak = bots.think(question('easy'));
    for (const [nth, thread] of threads.slice(0, 2).entries())
      thread.emit('message', { id: nth + 1, move: '', thought: thought(`move ${nth}`, [0.3, 0.6][nth]) });
    threads[2].emit('error', new Error('out of memory'));
    expect(await answer).toBe('move 1');
    threads[3].emit('message', { id: 4, move: '', thought: thought('next') });
    expect(await next).toBe('next');
    expect(threads[0].asked.at(-1)).toMatchObject({ id: 5, level: 'easy' });
    threads[0].emit('message', { id: 5, move: 'weak' });
    expect(await weak).toBe('weak');
    await bots.close();
  });

  it('that fail are replaced, and their question is answered with no move', async () => {
    const { threads, bots } = pool(1);
    const [lost, next] = [bots.think(question()), bots.think(question())];
    threads[0].emit('error', new Error('out of memory'));
    expect(await lost).toBe('');
    expect(threads[0].ended).toBe(true);
    threads[1].emit('message', { id: 2, move: '', thought: thought('roll') });
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
    const move = await bots.think({ game: 'cambria', view, level: 'fox', turn: 1 });
    expect(rules.parse(s, move).ok).toBe(true);
    const strong = await bots.think({ game: 'cambria', view, level: 'expert', turn: 1 });
    expect(rules.parse(s, strong).ok).toBe(true);
    for (const level of ['medium', 'expert'])
      expect(await bots.think({ game: 'cambria', view: { nonsense: true }, level, turn: 1 })).toBe('');
    await bots.close();
  });
});
