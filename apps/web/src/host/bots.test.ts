import { SeededRng, unwrap } from '@tessera/kernel';
import { type Part, type PartThought, thinkPart } from '@tessera/mind';
import { loadGame } from '@tessera/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bots } from './bots.ts';
import type { BotAnswer, BotTask } from './think-worker.ts';

class FakeWorker {
  static all: FakeWorker[] = [];
  readonly asked: BotTask[] = [];
  onmessage: ((event: { data: BotAnswer }) => void) | undefined;
  onerror: ((event: { preventDefault: () => void }) => void) | undefined;
  ended = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(question: BotTask): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  get part(): Part | undefined {
    return this.asked.at(-1)?.part;
  }
  answers(given: Partial<BotAnswer>): void {
    this.onmessage?.({ data: { id: this.asked.at(-1)?.id ?? 0, move: '', ...given } });
  }
  fails(): void {
    this.onerror?.({ preventDefault: () => undefined });
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const THREE = { workers: 3, mostNodes: 1000 };
const question = (level: string) => ({ game: 'cambria', view: {}, level, turn: 1 });
const thought = (text: string, value: number): PartThought => ({
  seat: 0,
  moves: [{ move: 1, text, visits: 5, values: [value] }],
  iterations: 5,
});
const workers = () => FakeWorker.all;

test('a weak level thinks in one worker', async () => {
  const move = new Bots(THREE).think(question('easy'));
  expect(workers()).toHaveLength(1);
  expect(workers()[0].asked).toMatchObject([{ level: 'easy', game: 'cambria' }]);
  expect(workers()[0].part).toBeUndefined();
  workers()[0].answers({ move: 'roll' });
  expect(await move).toBe('roll');
});

test('the strongest thinks in all of them, and the best of what they found is played', async () => {
  const move = new Bots(THREE).think(question('expert'));
  const parts = workers().map(({ part }) => part);
  expect(parts.map((part) => part?.nth)).toEqual([0, 1, 2]);
  expect(new Set(parts.map((part) => part?.seed)).size).toBe(1);
  for (const [nth, worker] of workers().entries())
    worker.answers({ thought: thought(`move ${nth}`, [0.3, 0.6, 0.5][nth]) });
  expect(await move).toBe('move 1');
});

test('who is late is not waited for, but for the first', async () => {
  const move = new Bots(THREE).think(question('expert'));
  workers()[1].answers({ thought: thought('second', 0.6) });
  let decided = false;
  void move.then(() => {
    decided = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(decided).toBe(false);
  workers()[0].answers({ thought: thought('first', 0.3) });
  await vi.advanceTimersByTimeAsync(100);
  expect(await move).toBe('second');
});

test('a worker that fails is left out, and replaced for the next question', async () => {
  const bots = new Bots(THREE);
  const move = bots.think(question('expert'));
  workers()[0].fails();
  workers()[1].answers({ thought: thought('second', 0.6) });
  workers()[2].answers({ thought: thought('third', 0.5) });
  expect(await move).toBe('second');
  expect(workers()[0].ended).toBe(true);
  void bots.think(question('expert'));
  expect(workers()).toHaveLength(4);
});

test('where all fail, whoever asked is told', async () => {
  const move = new Bots(THREE).think(question('expert'));
  const told = expect(move).rejects.toThrow('did not answer');
  for (const worker of workers()) worker.fails();
  await told;
});

test('the workers that the bots of a table need are started with it', () => {
  new Bots(THREE).prepare('cambria', ['easy']);
  expect(workers()).toHaveLength(1);
  new Bots(THREE).prepare('cambria', []);
  expect(workers()).toHaveLength(1);
  new Bots(THREE).prepare('cambria', ['easy', 'expert']);
  expect(workers()).toHaveLength(4);
});

test('a view that parts think about gives a legal move', async () => {
  const game = unwrap(await loadGame('cambria'));
  const { rules } = game;
  const rng = new SeededRng('bots');
  const s = unwrap(rules.setup({ seats: 3, scenario: 'cambria', options: {} }));
  while (rules.actor(s) < 0) rules.play(s, rules.sample(s, rng));
  const view = rules.view(s, rules.actor(s));
  const move = new Bots(THREE).think({ game: 'cambria', view, level: 'expert', turn: 1 });
  for (const worker of workers())
    worker.answers({ thought: thinkPart(game, view, worker.part as Part, { iterations: 20 }) });
  expect(rules.parse(s, await move).ok).toBe(true);
});
