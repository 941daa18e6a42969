import { fail, type Game, type Outcome, ok } from '@tessera/kernel';
import type { GameManifest } from '@tessera/ui/manifest';
import * as manifests from './manifests.ts';

/** Every game there is, in the order of their ids, nothing of them loaded. */
export const MANIFESTS: readonly GameManifest[] = Object.values(manifests);

export const findManifest = (id: string): GameManifest | undefined => MANIFESTS.find((manifest) => manifest.id === id);

/** Its rules, without those of any other. */
export async function loadGame(id: string): Promise<Outcome<Game>> {
  const manifest = findManifest(id);
  return manifest ? ok(await manifest.game()) : unknownGame(id);
}

export const unknownGame = (id: string): Outcome<never> =>
  fail(
    'unknown-game',
    `There is no game "${id.slice(0, 40)}"; there is ${MANIFESTS.map((manifest) => manifest.id).join(', ')}.`,
  );
