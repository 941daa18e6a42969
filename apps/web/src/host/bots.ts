import type { BotAnswer, BotQuestion } from './think-worker.ts';

/** A bot that says nothing for this long is given up; the host then plays any legal move for it. */
const PATIENCE_MS = 30_000;

export class Bots {
  private worker: Worker | undefined;
  private next = 1;
  private readonly waiting = new Map<number, { answer: (move: string) => void; giveUp: () => void }>();

  think(question: Omit<BotQuestion, 'id'>): Promise<string> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => this.dismiss(), PATIENCE_MS);
      const settle = () => {
        clearTimeout(patience);
        this.waiting.delete(id);
      };
      this.waiting.set(id, {
        answer: (move) => {
          settle();
          resolve(move);
        },
        giveUp: () => {
          settle();
          reject(new Error('The bot did not answer.'));
        },
      });
      this.ask({ id, ...question });
    });
  }

  private ask(question: BotQuestion): void {
    if (!this.worker) {
      this.worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
      this.worker.onmessage = (event: MessageEvent<BotAnswer>) => {
        this.waiting.get(event.data.id)?.answer(event.data.move);
      };
      this.worker.onerror = (event) => {
        // dealt with here; else it would go on to the page as a crash of the table
        event.preventDefault();
        this.dismiss();
      };
    }
    this.worker.postMessage(question);
  }

  /** The worker has crashed, or thinks for too long: nobody waits for it, and the next question gets a new one. */
  private dismiss(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { giveUp } of [...this.waiting.values()]) giveUp();
  }
}
