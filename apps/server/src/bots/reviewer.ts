import { Worker } from 'node:worker_threads';
import { fail, type GameRecord, type Outcome } from '@tessera/kernel';
import type { Review } from '@tessera/mind';
import { WORKER } from './pool.ts';
import type { ReviewAnswer, ReviewTask } from './task.ts';

/** Reviews a finished game; `told` hears how much of it is done, from 0 to 1. */
export type ReviewRecord = (record: GameRecord, told: (done: number) => void) => Promise<Outcome<Review>>;

/** What the reviewer needs of a thread. */
export type ReviewThread = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

/** More than any game needs, on a machine that has much else to do. */
const BUDGET_MS = 10 * 60_000;

/**
 * Reviews one game after another in a thread of its own, so that no bot waits for it. The thread is there as long as there is
 * something to review.
 */
export class Reviewer {
  private line: Promise<unknown> = Promise.resolve();
  private readonly newThread: () => ReviewThread;
  private readonly budgetMs: number;
  private stop: (() => void) | undefined;
  private closed = false;

  constructor({
    newThread = () => new Worker(WORKER),
    budgetMs = BUDGET_MS,
  }: { newThread?: () => ReviewThread; budgetMs?: number } = {}) {
    this.newThread = newThread;
    this.budgetMs = budgetMs;
  }

  readonly review: ReviewRecord = (record, told) => {
    const reviewed = this.line.then(() => this.inThread(record, told));
    // whoever asked hears what went wrong; the next one need not
    this.line = reviewed.catch(() => undefined);
    return reviewed;
  };

  async close(): Promise<void> {
    this.closed = true;
    this.stop?.();
    await this.line;
  }

  private inThread(record: GameRecord, told: (done: number) => void): Promise<Outcome<Review>> {
    if (this.closed) return Promise.resolve(CLOSED);
    const thread = this.newThread();
    thread.unref();
    return new Promise<Outcome<Review>>((resolve) => {
      const end = (outcome: Outcome<Review>) => {
        clearTimeout(budget);
        this.stop = undefined;
        void thread.terminate();
        resolve(outcome);
      };
      const budget = setTimeout(() => end(fail('too-long', 'The review took too long.')), this.budgetMs);
      budget.unref();
      this.stop = () => end(CLOSED);
      thread.on('message', (answer: ReviewAnswer) => {
        if ('done' in answer) told(answer.done);
        else end(answer.review);
      });
      thread.on('error', (error: Error) => end(fail('failed', `The review failed: ${error.message}`)));
      thread.on('exit', () => end(fail('failed', 'The thread of the review ended.')));
      thread.postMessage({ record } satisfies ReviewTask);
    });
  }
}

const CLOSED = fail('closed', 'The server is closing.');
