import type { Game } from '@tessera/kernel';
import { MANIFESTS } from '@tessera/registry';
import type { BoardPictureProps, GameManifest, HowToPictureProps, ReferenceProps } from '@tessera/ui/manifest';
import { type ComponentType, lazy } from 'react';

/** A game as the shell shows it before its rules are loaded: what its manifest says, with its pictures as components. */
export interface GameEntry extends Omit<GameManifest, 'game' | 'text'> {
  readonly Cover: ComponentType;
  readonly load: () => Promise<Game>;
  readonly BoardPicture: ComponentType<BoardPictureProps>;
  readonly HowToPicture: ComponentType<HowToPictureProps>;
  readonly Reference?: ComponentType<ReferenceProps>;
}

const entryOf = ({ game, text: _, ...manifest }: GameManifest): GameEntry => ({
  ...manifest,
  load: game,
  Cover: lazy(manifest.cover),
  BoardPicture: lazy(manifest.boardPicture),
  HowToPicture: lazy(manifest.howToPicture),
  ...(manifest.reference && { Reference: lazy(manifest.reference) }),
});

export const GAME_ENTRIES: readonly GameEntry[] = MANIFESTS.map(entryOf);

export const gameEntry = (id: string): GameEntry | undefined => GAME_ENTRIES.find((game) => game.id === id);
