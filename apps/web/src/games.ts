import { Cover as CambriaCover } from '@tessera/cambria/cover';
import { Cover as HiberniaCover } from '@tessera/hibernia/cover';
import type { Game } from '@tessera/kernel';
import { Cover as ScythiaCover } from '@tessera/scythia/cover';
import { type ComponentType, lazy } from 'react';
import { GAME_NAMES } from './game-names.ts';
import type { Text } from './i18n/index.tsx';

/** A game as the shell shows it before its rules are loaded. A new game is one entry here. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
  readonly designer: string;
  readonly publisher: string;
  readonly year: number;
  readonly Cover: ComponentType;
  readonly load: () => Promise<Game>;
  /** A board before the first move, small. */
  readonly BoardPicture: ComponentType<{ readonly scenario: object }>;
  /** What a step of the how-to talks about. */
  readonly HowToPicture: ComponentType<{ readonly step: string; readonly label: string }>;
  /** Who plays against you when you play alone: the option that chooses them, and what it is unless chosen. */
  readonly rival?: { readonly option: string; readonly default: string };
  /** Every card of the game with its numbers and words, searched with the rules. */
  readonly Reference?: ComponentType<{
    readonly text: Text;
    readonly query: string;
    /** Told how many of them the query finds. */
    readonly onCount: (count: number) => void;
  }>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'cambria',
    name: GAME_NAMES.cambria,
    players: [2, 5],
    minutes: [15, 30],
    designer: 'Eric B. Vogel',
    publisher: 'Vainglorious Games',
    year: 2008,
    Cover: CambriaCover,
    load: async () => (await import('@tessera/games')).GAMES['cambria'],
    BoardPicture: lazy(() => import('@tessera/cambria/pictures/BoardPicture.tsx')),
    HowToPicture: lazy(() => import('@tessera/cambria/pictures/HowToPicture.tsx')),
  },
  {
    id: 'hibernia',
    name: GAME_NAMES.hibernia,
    players: [3, 4],
    minutes: [40, 40],
    designer: 'Eric B. Vogel',
    publisher: 'Vainglorious Games',
    year: 2009,
    Cover: HiberniaCover,
    load: async () => (await import('@tessera/games')).GAMES['hibernia'],
    BoardPicture: lazy(() => import('@tessera/hibernia/pictures/BoardPicture.tsx')),
    HowToPicture: lazy(() => import('@tessera/hibernia/pictures/HowToPicture.tsx')),
  },
  {
    id: 'scythia',
    name: GAME_NAMES.scythia,
    players: [1, 4],
    minutes: [60, 80],
    designer: 'Shem Phillips',
    publisher: 'Garphill Games',
    year: 2020,
    Cover: ScythiaCover,
    load: async () => (await import('@tessera/games')).GAMES['scythia'],
    BoardPicture: lazy(() => import('@tessera/scythia/pictures/BoardPicture.tsx')),
    HowToPicture: lazy(() => import('@tessera/scythia/pictures/HowToPicture.tsx')),
    rival: { option: 'leader', default: 'trader' },
    Reference: lazy(async () => ({ default: (await import('@tessera/scythia/ui')).CardReference })),
  },
];

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);
