import { type Game, type Outcome, ok } from '@tessera/kernel';
import type { Network } from '@tessera/mind';
import { loadGame } from './index.ts';

type LoadNetwork = () => Promise<{ readonly network: Network | undefined }>;

const NETWORKS: Readonly<Record<string, LoadNetwork>> = {
  cambria: () => import('../cambria/mind/network.ts'),
  hibernia: () => import('../hibernia/mind/network.ts'),
  scythia: () => import('../scythia/mind/network.ts'),
};

/** Without those of other games; nothing where a game ships none. */
export const loadNetwork = async (game: string): Promise<Network | undefined> =>
  Object.hasOwn(NETWORKS, game) ? (await NETWORKS[game]()).network : undefined;

export const withNetwork = (game: Game, network: Network | undefined): Game =>
  network ? { ...game, evaluate: network.evaluate } : game;

/** A game for those who think about it: its positions are judged by its network, where it ships one. */
export async function loadGameToThink(id: string): Promise<Outcome<Game>> {
  const [game, network] = await Promise.all([loadGame(id), loadNetwork(id)]);
  return game.ok ? ok(withNetwork(game.value, network)) : game;
}
