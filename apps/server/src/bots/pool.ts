import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { CryptoRng, isLevel, LEVELS, levelOf, THINKING_MS } from '@tessera/kernel';
import { gainsFromCores, mergeParts } from '@tessera/mind';
import type { Think } from '@tessera/table';
import type { BotAnswer, BotTask } from './task.ts';

/** What the pool needs of a thread. */
export type BotThread = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

type Answer = Omit<BotAnswer, 'id'>;

const NOTHING: Answer = { move: '' };
const SEEDS = 0x40000000;

interface Question extends BotTask {
  readonly answer: (answer: Answer) => void;
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
 * that none waits for another's long game. The strongest bots think in several threads at once where these have nothing else to do. A thread that
 * fails is replaced; its question is answered with no move.
 */
export class BotPool {
  private readonly places: Place[] = [];
  private readonly waiting: Question[] = [];
  private readonly size: number;
  private readonly newThread: () => BotThread;
  private readonly logError: (error: unknown) => void;
  private readonly rng = new CryptoRng();
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

  readonly think: Think = async (asked) => {
    const known = isLevel(asked.level) ? levelOf(asked.level) : LEVELS[0];
    const question = { ...asked, ms: THINKING_MS[known] };
    if (!gainsFromCores(known)) return (await this.answerTo(question)).move;
    const of = this.threadsForOne();
    const seed = String(this.rng.below(SEEDS));
    const parts = Array.from({ length: of }, (_, nth) => this.answerTo({ ...question, part: { nth, of, seed } }));
    const answers = await Promise.all(parts);
    return mergeParts(answers.flatMap(({ thought }) => thought ?? [])).moves[0]?.text ?? '';
  };

  /** Those that are free, but for one that is kept so for whoever asks next. */
  private threadsForOne(): number {
    const busy = this.places.filter(({ asked }) => asked).length + this.waiting.length;
    return Math.max(1, this.size - busy - 1);
  }

  private answerTo(question: Omit<BotTask, 'id'>): Promise<Answer> {
    return new Promise((answer) => {
      if (this.closed) return answer(NOTHING);
      this.waiting.push({ ...question, id: this.next++, answer });
      this.share();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { answer } of this.waiting.splice(0)) answer(NOTHING);
    await Promise.all(
      this.places.splice(0).map(({ thread, asked, patience }) => {
        clearTimeout(patience);
        asked?.answer(NOTHING);
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
    thread.on('message', ({ id, error, ...answer }: BotAnswer) => {
      if (place.asked?.id !== id) return;
      if (error !== undefined) this.logError(new Error(`A bot of ${place.asked.game} found no move: ${error}`));
      this.done(place, answer);
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

  private done(place: Place, answer: Answer): void {
    clearTimeout(place.patience);
    const { asked } = place;
    place.asked = undefined;
    asked?.answer(answer);
    this.share();
  }

  /** The next question gets a new thread. */
  private lose(place: Place, error: unknown): void {
    const index = this.places.indexOf(place);
    if (index < 0) return;
    this.places.splice(index, 1);
    this.logError(error);
    void place.thread.terminate();
    this.done(place, NOTHING);
  }
}
