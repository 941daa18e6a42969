import { parentPort, workerData } from 'node:worker_threads';
import { type Asked, answerOf, type Trouble } from './sqlite-channel.ts';
import { SqliteEngine } from './sqlite-engine.ts';
import { type Failure, failureOf } from './sqlite-failure.ts';

/** An error of libsql's own kind comes to another thread without its message: a file that can't be used is told as an answer. */
function open(path: string): SqliteEngine | { readonly failed: Failure } {
  try {
    return new SqliteEngine(path, (error) => parentPort?.postMessage({ trouble: failureOf(error) } satisfies Trouble));
  } catch (error) {
    return { failed: failureOf(error) };
  }
}

// The thread that writes SQLite's file: what it is asked, it answers in the order it was asked.
const engine = open(String(workerData));
parentPort?.on('message', (asked: Asked) => {
  parentPort?.postMessage(engine instanceof SqliteEngine ? answerOf(engine, asked) : engine);
  if (asked[0] === 'close') parentPort?.close();
});
// an answer left out would give every later one to the wrong asker
parentPort?.on('messageerror', (error) => {
  throw error;
});
