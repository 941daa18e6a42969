import type { GameUi } from '@tessera/ui';

/** The games that can be drawn. A new game is one line here. */
const LOADERS: Readonly<Record<string, () => Promise<GameUi>>> = {
  cambria: async () => (await import('@tessera/cambria/ui')).cambriaUi as unknown as GameUi,
  hibernia: async () => (await import('@tessera/hibernia/ui')).hiberniaUi as unknown as GameUi,
  scythia: async () => (await import('@tessera/scythia/ui')).scythiaUi as unknown as GameUi,
};

const loaded = new Map<string, Promise<GameUi>>();

export function loadGameUi(game: string): Promise<GameUi> | undefined {
  const known = loaded.get(game);
  if (known) return known;
  const promise = LOADERS[game]?.();
  if (promise) loaded.set(game, promise);
  promise?.catch(() => loaded.delete(game));
  return promise;
}
