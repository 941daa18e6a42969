import type { BotAnswer, BotQuestion } from './think-worker.ts';

/** A bot that says nothing for this long is given up; the host then plays any legal move for it. */
const PATIENCE_MS = 30_000;

export class Bots {
  private worker: Worker | undefined;
  private next = 1;
  private readonly waiting = new Map<number, (move: string) => void>();

  think(question: Omit<BotQuestion, 'id'>): Promise<string> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        this.waiting.delete(id);
        this.worker?.terminate();
        this.worker = undefined;
        reject(new Error('The bot did not answer.'));
      }, PATIENCE_MS);
      this.waiting.set(id, (move) => {
        clearTimeout(giveUp);
        resolve(move);
      });
      this.ask({ id, ...question });
    });
  }

  private ask(question: BotQuestion): void {
    if (!this.worker) {
      this.worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
      this.worker.onmessage = (event: MessageEvent<BotAnswer>) => {
        this.waiting.get(event.data.id)?.(event.data.move);
        this.waiting.delete(event.data.id);
      };
    }
    this.worker.postMessage(question);
  }
}
