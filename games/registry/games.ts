import { type Game, type Outcome, ok } from '@tessera/kernel';
import { MANIFESTS, unknownGame } from './index.ts';

/** The rules of every game, for programs that serve them all. A page loads them one by one instead: `loadGame`. */
export const GAMES: Readonly<Record<string, Game>> = Object.fromEntries(
  await Promise.all(MANIFESTS.map(async ({ id, game }) => [id, await game()] as const)),
);

export const gameById = (id: string): Outcome<Game> => (Object.hasOwn(GAMES, id) ? ok(GAMES[id]) : unknownGame(id));
