import { parentPort, Worker, workerData } from 'node:worker_threads';
import { unwrap } from '@tessera/kernel';
import type { ArenaGame } from '@tessera/mind';
import { type ArenaPlan, playNumber } from './arena.ts';
import { findGame } from './games.ts';

/** Runs in a worker: plays the numbers it is sent, one at a time, so that a long game keeps no other waiting. */
export function arenaWorker(): void {
  const plan = workerData as ArenaPlan;
  const { game } = unwrap(findGame(plan.game));
  parentPort?.on('message', (n: number) => parentPort?.postMessage(playNumber(game, plan, n)));
}

/** `bundle` is the address of the file that exports `arenaWorker`. */
export function playInWorkers(
  plan: ArenaPlan,
  jobs: number,
  bundle: string,
  onGame: (game: ArenaGame) => void,
): Promise<void> {
  const code = `import(${JSON.stringify(bundle)}).then((cli) => cli.arenaWorker())`;
  const workers = Array.from({ length: jobs }, () => new Worker(code, { eval: true, workerData: plan }));
  const stop = () => Promise.all(workers.map((worker) => worker.terminate()));
  let next = 0;
  let done = 0;
  return new Promise<void>((resolve, reject) => {
    const feed = (worker: Worker) => {
      if (next < plan.games) worker.postMessage(next++);
    };
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('message', (game: ArenaGame) => {
        onGame(game);
        done++;
        if (done === plan.games) resolve();
        else feed(worker);
      });
      feed(worker);
    }
  }).finally(stop);
}
