import { parentPort } from 'node:worker_threads';
import { CryptoRng, isLevel } from '@tessera/kernel';
import { reviewGame, think } from '@tessera/mind';
import { loadGameToThink } from '@tessera/registry/networks';
import type { BotAnswer, BotTask, ReviewAnswer, ReviewTask } from './task.ts';

const UNREAD = 'Nobody is to move in the view that it was given, or it can’t be read.';

const rng = new CryptoRng();

parentPort?.on('message', (task: BotTask | ReviewTask) => ('record' in task ? review(task) : answer(task)));

async function answer({ id, game, view, level, ms }: BotTask): Promise<void> {
  const found = await loadGameToThink(game);
  const known = isLevel(level) ? level : 'easy';
  const move = found.ok ? think(found.value, view, { level: known, ms, untilSettled: true, rng }).move : '';
  const error = found.ok ? UNREAD : found.error.message;
  parentPort?.postMessage({ id, move, ...(move === '' && { error }) } satisfies BotAnswer);
}

async function review({ record }: ReviewTask): Promise<void> {
  const tell = (answer: ReviewAnswer) => parentPort?.postMessage(answer);
  const found = await loadGameToThink(record.game);
  if (!found.ok) return tell({ review: found });
  const reviewing = reviewGame(found.value, record);
  let told = 0;
  let step = reviewing.next();
  for (; !step.done; step = reviewing.next()) {
    const done = Math.floor((100 * step.value.done) / Math.max(1, step.value.total)) / 100;
    if (done > told) tell({ done });
    told = Math.max(told, done);
  }
  tell({ review: step.value });
}
