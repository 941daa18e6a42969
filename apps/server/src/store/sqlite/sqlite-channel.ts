import { Worker } from 'node:worker_threads';
import type { LogError } from '../../log-error.ts';
import type { SqliteEngine } from './sqlite-engine.ts';
import { errorOf, type Failure, failureOf } from './sqlite-failure.ts';
import { SQLITE_THREAD } from './sqlite-thread-url.ts';

type Work = 'exec' | 'begin' | 'all' | 'run' | 'together' | 'append' | 'settle' | 'rollback' | 'close';

/** What an engine is asked to do. */
export type Asked = { [name in Work]: readonly [name, ...Parameters<SqliteEngine[name]>] }[Work];
/** Unasked: something that nobody waits for fails again and again. */
export interface Trouble {
  readonly trouble: Failure;
}
export type Answer = { readonly value: unknown } | { readonly failed: Failure };

/** Without it nothing can be kept: whoever watches over the server starts it anew. */
function endServer(error: Error): void {
  setImmediate(() => {
    throw error;
  });
}

export function answerOf(engine: SqliteEngine, [name, ...args]: Asked): Answer {
  try {
    const work = engine[name] as (...args: unknown[]) => unknown;
    return { value: work.apply(engine, args) };
  } catch (error) {
    return { failed: failureOf(error) };
  }
}

export interface ChannelOptions {
  /** The program of the thread that writes. */
  readonly thread?: URL;
  /** What to do when that thread has ended by itself; otherwise the server ends, too. */
  readonly lost?: (error: Error) => void;
  readonly logError: LogError;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** To the connection that writes: in a thread of its own, so that nobody waits while it waits for the disk. */
export class SqliteChannel {
  private readonly thread: Worker;
  private readonly waiting: Waiting[] = [];
  private readonly lost: (error: Error) => void;
  private broken: Error | undefined;
  /** It has answered once, and was not asked to close: nothing else is a reason to end. */
  private inUse = false;

  constructor(path: string, { thread = SQLITE_THREAD, lost = endServer, logError }: ChannelOptions) {
    this.lost = lost;
    this.thread = new Worker(thread, { workerData: path });
    this.thread.once('message', () => {
      this.inUse = true;
    });
    this.thread.on('message', (answer: Answer | Trouble) => {
      if ('trouble' in answer) return logError('moves could not be put in their places', errorOf(answer.trouble));
      const asked = this.waiting.shift();
      if ('failed' in answer) asked?.reject(errorOf(answer.failed));
      else asked?.resolve(answer.value as never);
    });
    this.thread.on('error', (error) => this.break(error));
    this.thread.on('messageerror', (error) => this.break(error));
    this.thread.on('exit', () => this.break());
  }

  ask<Name extends Work>(name: Name, ...args: Parameters<SqliteEngine[Name]>): Promise<ReturnType<SqliteEngine[Name]>> {
    if (this.broken) return Promise.reject(this.broken);
    if (name === 'close') this.inUse = false;
    return new Promise((resolve, reject) => {
      // what cannot be sent is not answered either
      this.thread.postMessage([name, ...args]);
      this.waiting.push({ resolve, reject });
    });
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }

  private break(cause?: Error): void {
    if (this.broken) return;
    this.broken = this.inUse
      ? new Error('The thread that writes the database has ended.', { cause })
      : (cause ?? new Error('The database is closed.'));
    for (const { reject } of this.waiting.splice(0)) reject(this.broken);
    if (this.inUse) this.lost(this.broken);
  }
}
