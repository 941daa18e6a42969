import { parentPort } from 'node:worker_threads';
import { CryptoRng, isLevel } from '@tessera/kernel';
import { think } from '@tessera/mind';
import { loadGameToThink } from '@tessera/registry/networks';
import type { BotAnswer, BotTask } from './task.ts';

const UNREAD = 'Nobody is to move in the view that it was given, or it can’t be read.';

const rng = new CryptoRng();

parentPort?.on('message', async ({ id, game, view, level, ms }: BotTask) => {
  const found = await loadGameToThink(game);
  const known = isLevel(level) ? level : 'easy';
  const move = found.ok ? think(found.value, view, { level: known, ms, untilSettled: true, rng }).move : '';
  const error = found.ok ? UNREAD : found.error.message;
  parentPort?.postMessage({ id, move, ...(move === '' && { error }) } satisfies BotAnswer);
});
