import { parentPort, workerData } from 'node:worker_threads';
import { SqliteEngine } from './sqlite-engine.ts';
import { type Asked, answerOf } from './sqlite-line.ts';

// The thread that writes SQLite's file: what it is asked, it answers in the order it was asked.
const engine = new SqliteEngine(String(workerData));
parentPort?.on('message', (asked: Asked) => {
  parentPort?.postMessage(answerOf(engine, asked));
  if (asked[0] === 'close') parentPort?.close();
});
// an answer left out would give every later one to the wrong asker
parentPort?.on('messageerror', (error) => {
  throw error;
});
