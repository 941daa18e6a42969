import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { SqliteEngine } from './sqlite-engine.ts';
import { errorOf, type Failure, failureOf } from './sqlite-failure.ts';

type Work = 'exec' | 'begin' | 'all' | 'run' | 'together' | 'append' | 'settle' | 'rollback' | 'close';

/** What an engine is asked to do. */
export type Asked = { [name in Work]: readonly [name, ...Parameters<SqliteEngine[name]>] }[Work];
export type Answer = { readonly value: unknown } | { readonly failed: Failure };

/** A folder of bundles has it beside the server itself. */
const THREAD = new URL('./apps-server-src-store-sqlite-thread.mjs', import.meta.url);

/** To the connection that writes. */
export interface SqliteLine {
  ask<Name extends Work>(name: Name, ...args: Parameters<SqliteEngine[Name]>): Promise<ReturnType<SqliteEngine[Name]>>;
  end(): Promise<void>;
}

/** In a thread of its own, so that nobody waits while it waits for the disk; right here where the server isn't bundled, in tests. */
export const openLine = (path: string, thread = THREAD): SqliteLine =>
  existsSync(thread) ? new ThreadLine(path, thread) : new HereLine(new SqliteEngine(path));

export function answerOf(engine: SqliteEngine, [name, ...args]: Asked): Answer {
  try {
    const work = engine[name] as (...args: unknown[]) => unknown;
    return { value: work.apply(engine, args) };
  } catch (error) {
    return { failed: failureOf(error) };
  }
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

class ThreadLine implements SqliteLine {
  private readonly thread: Worker;
  private readonly waiting: Waiting[] = [];
  private broken: Error | undefined;

  constructor(path: string, thread: URL) {
    this.thread = new Worker(thread, { workerData: path });
    this.thread.on('message', (answer: Answer) => {
      const asked = this.waiting.shift();
      if ('failed' in answer) asked?.reject(errorOf(answer.failed));
      else asked?.resolve(answer.value as never);
    });
    this.thread.on('error', (error) => this.break(error));
    this.thread.on('exit', () => this.break(new Error('The database is closed.')));
  }

  ask<Name extends Work>(name: Name, ...args: Parameters<SqliteEngine[Name]>): Promise<ReturnType<SqliteEngine[Name]>> {
    if (this.broken) return Promise.reject(this.broken);
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.thread.postMessage([name, ...args]);
    });
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }

  private break(error: Error): void {
    this.broken ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(this.broken);
  }
}

class HereLine implements SqliteLine {
  private readonly engine: SqliteEngine;

  constructor(engine: SqliteEngine) {
    this.engine = engine;
  }

  async ask<Name extends Work>(
    name: Name,
    ...args: Parameters<SqliteEngine[Name]>
  ): Promise<ReturnType<SqliteEngine[Name]>> {
    const answer = answerOf(this.engine, [name, ...args] as unknown as Asked);
    if ('failed' in answer) throw errorOf(answer.failed);
    return answer.value as ReturnType<SqliteEngine[Name]>;
  }

  async end(): Promise<void> {}
}
