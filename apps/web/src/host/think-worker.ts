import { CryptoRng, isLevel } from '@tessera/kernel';
import { think } from '@tessera/mind';
import { loadGameToThink } from '@tessera/registry/networks';

export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  /** What the bot's seat may see, and nothing else. */
  readonly view: unknown;
  readonly level: string;
}

export interface BotAnswer {
  readonly id: number;
  /** Notation; empty if there was none to be found. */
  readonly move: string;
}

const rng = new CryptoRng();

self.onmessage = async (event: MessageEvent<BotQuestion>) => {
  const { id, game, view, level } = event.data;
  const found = await loadGameToThink(game);
  const known = isLevel(level) ? level : 'easy';
  const move = found.ok ? think(found.value, view, { level: known, rng }).move : '';
  if (move === '') console.warn(`A bot of ${game} found no move:`, found.ok ? view : found.error.message);
  self.postMessage({ id, move } satisfies BotAnswer);
};
