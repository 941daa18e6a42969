import { CryptoRng, isLevel } from '@tessera/kernel';
import { gainsFromCores, mergeParts, type PartThought } from '@tessera/mind';
import type { BotQuestion } from '@tessera/table';
import { BotWorker } from './bot-worker.ts';
import type { Thinkers } from './device.ts';

/** Once the first part has answered, the others are waited for so long: all were given the same time. */
const GRACE_MS = 50;
const SEEDS = 0x40000000;

/** The bots of a table. The strongest think in all workers at once, each about a part of the moves. */
export class Bots {
  private readonly workers: readonly BotWorker[];
  private readonly mostNodes: number;
  private readonly rng = new CryptoRng();

  constructor({ workers, mostNodes }: Thinkers) {
    this.workers = Array.from({ length: workers }, () => new BotWorker());
    this.mostNodes = mostNodes;
  }

  /** Starts the workers that such bots will need, so that the first thought doesn't wait for them. */
  prepare(game: string, levels: readonly string[]): void {
    const { mostNodes } = this;
    const count = levels.some(isStrong) ? this.workers.length : Math.min(1, levels.length);
    for (const worker of this.workers.slice(0, count)) {
      // one that can't be started is started again for its first question, which says what is wrong
      void worker.ask({ game, level: '', mostNodes }).catch(() => undefined);
    }
  }

  async think(asked: BotQuestion): Promise<string> {
    const { workers, mostNodes, rng } = this;
    const question = { ...asked, mostNodes };
    if (!isStrong(asked.level)) return (await workers[0].ask(question)).move;
    const seed = String(rng.below(SEEDS));
    const parts = workers.map(async (worker, nth) => {
      const { thought } = await worker.ask({ ...question, part: { nth, of: workers.length, seed } });
      if (!thought) throw new Error('A bot could not think.');
      return thought;
    });
    return mergeParts(await thoughtsOf(parts)).moves[0]?.text ?? '';
  }
}

const isStrong = (level: string): boolean => isLevel(level) && gainsFromCores(level);

/** The first part has the move that seems best, so nothing is decided without it, unless it has failed. */
async function thoughtsOf(parts: readonly Promise<PartThought>[]): Promise<PartThought[]> {
  const thoughts: PartThought[] = [];
  const all = parts.map((part) =>
    part.then(
      (thought) => void thoughts.push(thought),
      // one that fails is left out, and its worker started anew
      () => undefined,
    ),
  );
  await all[0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const grace = new Promise((resolve) => {
    timer = setTimeout(resolve, GRACE_MS);
  });
  await Promise.race([Promise.all(all), thoughts.length > 0 ? grace : new Promise(() => undefined)]);
  clearTimeout(timer);
  if (thoughts.length === 0) throw new Error('The bot did not answer.');
  return thoughts;
}
