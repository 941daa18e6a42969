import { findManifest } from '@tessera/registry';
import type { GameUi } from '@tessera/ui';

const loaded = new Map<string, Promise<GameUi>>();

/** What draws a game; undefined if there is no such game. */
export function loadGameUi(game: string): Promise<GameUi> | undefined {
  const known = loaded.get(game);
  if (known) return known;
  const promise = findManifest(game)?.ui();
  if (promise) loaded.set(game, promise);
  // whoever waits for it hears why; it may be tried again
  promise?.catch(() => loaded.delete(game));
  return promise;
}
