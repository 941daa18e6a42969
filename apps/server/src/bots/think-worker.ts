import { parentPort } from 'node:worker_threads';
import { CryptoRng, isLevel } from '@tessera/kernel';
import { think } from '@tessera/mind';
import { loadGameToThink } from '@tessera/registry/networks';
import type { BotAnswer, BotTask } from './task.ts';

const rng = new CryptoRng();

parentPort?.on('message', async ({ id, game, view, level, ms }: BotTask) => {
  const found = await loadGameToThink(game);
  const known = isLevel(level) ? level : 'easy';
  const move = found.ok ? think(found.value, view, { level: known, ms, rng }).move : '';
  parentPort?.postMessage({ id, move } satisfies BotAnswer);
});
