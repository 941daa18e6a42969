import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { isLevel } from '@tessera/kernel';
import { THINKING_MS } from '@tessera/mind';
import type { Think } from '@tessera/table';
import type { BotAnswer, BotTask } from './task.ts';

/** What the pool needs of a thread. */
export type BotThread = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

interface Question extends BotTask {
  readonly answer: (move: string) => void;
}

interface Place {
  thread: BotThread;
  asked: Question | undefined;
  /** Ends a thread that thinks for ever. */
  patience: NodeJS.Timeout | undefined;
}

const PATIENCE_MS = 10_000;
/** Where many wait each gets less, but not less than this. */
const LEAST_MS = 20;
/** A folder of bundles has it beside the server itself. */
export const WORKER = new URL('./apps-server-src-bots-think-worker.mjs', import.meta.url);

/**
 * Threads in which bots think, away from everything else. A table asks one question at a time, and they are answered in the order they came, so
 * that none waits for another's long game. A thread that fails is replaced; its question is answered with no move.
 */
export class BotPool {
  private readonly places: Place[] = [];
  private readonly waiting: Question[] = [];
  private readonly size: number;
  private readonly newThread: () => BotThread;
  private readonly logError: (error: unknown) => void;
  private next = 1;
  private closed = false;

  constructor({
    size = Math.max(1, Math.min(4, availableParallelism() - 1)),
    newThread = () => new Worker(WORKER),
    logError = () => undefined,
  }: { size?: number; newThread?: () => BotThread; logError?: (error: unknown) => void } = {}) {
    this.size = size;
    this.newThread = newThread;
    this.logError = logError;
  }

  readonly think: Think = ({ game, view, level }) =>
    new Promise((answer) => {
      if (this.closed) return answer('');
      const ms = isLevel(level) ? THINKING_MS[level] : 100;
      this.waiting.push({ id: this.next++, game, view, level, ms, answer });
      this.share();
    });

  async close(): Promise<void> {
    this.closed = true;
    for (const { answer } of this.waiting.splice(0)) answer('');
    await Promise.all(
      this.places.splice(0).map(({ thread, asked, patience }) => {
        clearTimeout(patience);
        asked?.answer('');
        return thread.terminate();
      }),
    );
  }

  private share(): void {
    while (this.waiting.length > 0) {
      const place = this.places.find(({ asked }) => !asked) ?? this.newPlace();
      const question = place && this.waiting.shift();
      if (!place || !question) return;
      this.ask(place, question);
    }
  }

  /** Threads are started when there is something to think about, and not before. */
  private newPlace(): Place | undefined {
    if (this.places.length >= this.size) return undefined;
    const thread = this.newThread();
    const place: Place = { thread, asked: undefined, patience: undefined };
    thread.unref();
    thread.on('message', ({ id, move, error }: BotAnswer) => {
      if (place.asked?.id !== id) return;
      if (error !== undefined) this.logError(new Error(`A bot of ${place.asked.game} found no move: ${error}`));
      this.done(place, move);
    });
    thread.on('error', (error: unknown) => this.lose(place, error));
    thread.on('exit', () => this.lose(place, new Error('A thread of the bots ended.')));
    this.places.push(place);
    return place;
  }

  private ask(place: Place, question: Question): void {
    const { answer: _, ...task } = question;
    const crowd = Math.max(1, (this.waiting.length + 1) / this.size);
    place.asked = question;
    place.patience = setTimeout(() => this.lose(place, new Error('A bot thought for too long.')), PATIENCE_MS);
    place.patience.unref();
    place.thread.postMessage({ ...task, ms: Math.max(LEAST_MS, task.ms / crowd) } satisfies BotTask);
  }

  private done(place: Place, move: string): void {
    clearTimeout(place.patience);
    const { asked } = place;
    place.asked = undefined;
    asked?.answer(move);
    this.share();
  }

  /** The next question gets a new thread. */
  private lose(place: Place, error: unknown): void {
    const index = this.places.indexOf(place);
    if (index < 0) return;
    this.places.splice(index, 1);
    this.logError(error);
    void place.thread.terminate();
    this.done(place, '');
  }
}
