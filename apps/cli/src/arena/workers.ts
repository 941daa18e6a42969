import { parentPort, workerData } from 'node:worker_threads';
import { unwrap } from '@tessera/kernel';
import { type ArenaGame, playGame } from '@tessera/mind';
import { findGame } from '../games.ts';
import { doInWorkers } from '../workers.ts';
import { type ArenaPlan, playersOf } from './plan.ts';

/** Runs in a worker: plays the numbers it is sent, one at a time, so that a long game keeps no other waiting. */
export function arenaWorker(): void {
  const plan = workerData as ArenaPlan;
  const { game } = unwrap(findGame(plan.game));
  const players = unwrap(playersOf(game, plan.entrants));
  parentPort?.on('message', (n: number) => parentPort?.postMessage(playGame(game, players, n, plan)));
}

/** Is told of each game, in the order of their numbers, and says whether to go on. */
export type OnGame = (game: ArenaGame) => boolean;

/** `bundle` is the address of the file that exports `arenaWorker`. */
export function playInWorkers(
  plan: ArenaPlan,
  numbers: readonly number[],
  jobs: number,
  bundle: string,
  onGame: OnGame,
): Promise<void> {
  const left = [...numbers].reverse();
  return doInWorkers({ bundle, program: 'arenaWorker', data: plan, jobs }, () => left.pop(), onGame);
}
