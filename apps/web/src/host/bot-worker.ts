import type { BotAnswer, BotTask } from './think-worker.ts';

/** A bot that says nothing for this long is given up; the host then plays any legal move for it. */
const PATIENCE_MS = 30_000;

/** A worker that bots think in. It is started with its first question, and again after it has failed. */
export class BotWorker {
  private worker: Worker | undefined;
  private next = 1;
  private readonly waiting = new Map<number, { answer: (answer: BotAnswer) => void; giveUp: () => void }>();

  ask(question: Omit<BotTask, 'id'>): Promise<BotAnswer> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => this.dismiss('it thought for too long'), PATIENCE_MS);
      const settle = () => {
        clearTimeout(patience);
        this.waiting.delete(id);
      };
      this.waiting.set(id, {
        answer: (answer) => {
          settle();
          resolve(answer);
        },
        giveUp: () => {
          settle();
          reject(new Error('The bot did not answer.'));
        },
      });
      this.started().postMessage({ id, ...question } satisfies BotTask);
    });
  }

  private started(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.onmessage = (event: MessageEvent<BotAnswer>) => {
      this.waiting.get(event.data.id)?.answer(event.data);
    };
    worker.onerror = (event) => {
      // dealt with here; else it would go on to the page as a crash of the table
      event.preventDefault();
      this.dismiss(event.message || 'it could not be started');
    };
    this.worker = worker;
    return worker;
  }

  /** The worker has crashed, or thinks for too long: nobody waits for it, and the next question gets a new one. */
  private dismiss(why: string): void {
    console.warn('A worker of the bots was ended:', why);
    this.worker?.terminate();
    this.worker = undefined;
    for (const { giveUp } of [...this.waiting.values()]) giveUp();
  }
}
