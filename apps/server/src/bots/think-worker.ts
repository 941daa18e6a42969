import { parentPort } from 'node:worker_threads';
import { CryptoRng, isLevel, LEVELS } from '@tessera/kernel';
import { reviewGame, think, thinkPart } from '@tessera/mind';
import { loadGameToThink } from '@tessera/registry/networks';
import type { BotAnswer, BotTask, ReviewAnswer, ReviewTask } from './task.ts';

const NOBODY = 'Nobody is to move in the view that it was given.';
/** Of a search tree: some 40 MB. */
const MOST_NODES = 520_000;

const rng = new CryptoRng();

parentPort?.on('message', async (task: BotTask | ReviewTask) => {
  if ('record' in task) await review(task);
  else parentPort?.postMessage({ id: task.id, ...(await answerTo(task)) } satisfies BotAnswer);
});

async function answerTo({ game, view, level, turn, ms, part }: BotTask): Promise<Omit<BotAnswer, 'id'>> {
  const found = await loadGameToThink(game);
  if (!found.ok) return { move: '', error: found.error.message };
  if (part) {
    const thought = thinkPart(found.value, view, part, { ms, mostNodes: MOST_NODES, untilSettled: true });
    const isMissing = part.nth === 0 && thought.moves.length === 0;
    return { move: '', thought, ...(isMissing && { error: thought.problem?.message ?? NOBODY }) };
  }
  const known = isLevel(level) ? level : LEVELS[0];
  const { move, problem } = think(found.value, view, { level: known, ms, turn, untilSettled: true, rng });
  return { move, ...(move === '' && { error: problem?.message ?? NOBODY }) };
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
