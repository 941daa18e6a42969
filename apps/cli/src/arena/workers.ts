import { parentPort, Worker, workerData } from 'node:worker_threads';
import { unwrap } from '@tessera/kernel';
import { type ArenaGame, playGame } from '@tessera/mind';
import { findGame } from '../games.ts';
import { type ArenaPlan, playersOf } from './plan.ts';

/** Runs in a worker: plays the numbers it is sent, one at a time, so that a long game keeps no other waiting. */
export function arenaWorker(): void {
  const plan = workerData as ArenaPlan;
  const { game } = unwrap(findGame(plan.game));
  const players = unwrap(playersOf(game, plan.entrants));
  parentPort?.on('message', (n: number) => parentPort?.postMessage(playGame(game, players, n, plan)));
}

/** Is told of each game as it ends, and says whether to go on. */
export type OnGame = (game: ArenaGame) => boolean;

/** `bundle` is the address of the file that exports `arenaWorker`. */
export function playInWorkers(
  plan: ArenaPlan,
  numbers: readonly number[],
  jobs: number,
  bundle: string,
  onGame: OnGame,
): Promise<void> {
  const code = `import(${JSON.stringify(bundle)}).then((cli) => cli.arenaWorker())`;
  const workers = Array.from({ length: jobs }, () => new Worker(code, { eval: true, workerData: plan }));
  const stop = () => Promise.all(workers.map((worker) => worker.terminate()));
  let next = 0;
  let done = 0;
  let over = false;
  return new Promise<void>((resolve, reject) => {
    const feed = (worker: Worker) => {
      if (next < numbers.length) worker.postMessage(numbers[next++]);
    };
    for (const worker of workers) {
      worker.on('error', reject);
      // no matter after the last game: workers are stopped then
      worker.on('exit', (code) => reject(new Error(`A worker of the arena ended early, with code ${code}.`)));
      worker.on('message', (game: ArenaGame) => {
        if (over) return;
        try {
          over = !onGame(game) || ++done === numbers.length;
        } catch (error) {
          over = true;
          reject(error);
        }
        if (!over) feed(worker);
        else resolve();
      });
      feed(worker);
    }
  }).finally(stop);
}
