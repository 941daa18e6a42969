import { cambria } from '@tessera/cambria';
import { cambriaText } from '@tessera/cambria/text';
import { hibernia } from '@tessera/hibernia';
import { hiberniaText } from '@tessera/hibernia/text';
import { fail, type Game, type Outcome, ok } from '@tessera/kernel';
import { scythia } from '@tessera/scythia';
import { scythiaText } from '@tessera/scythia/text';
import type { GameText } from '@tessera/ui/text';

/** A game as the command line knows it. What S and J are is the game's own business. */
export interface CliGame {
  readonly game: Game;
  readonly text: GameText;
}

/** One line per game. */
export const GAMES: Readonly<Record<string, CliGame>> = {
  cambria: { game: cambria, text: cambriaText },
  hibernia: { game: hibernia, text: hiberniaText },
  scythia: { game: scythia, text: scythiaText },
};

export function findGame(id: string | undefined): Outcome<CliGame> {
  const names = Object.keys(GAMES).join(', ');
  if (id === undefined) return fail('unknown-game', `Which game? There is: ${names}.`);
  if (!Object.hasOwn(GAMES, id))
    return fail('unknown-game', `There is no game "${id.slice(0, 40)}"; there is: ${names}.`);
  return ok(GAMES[id]);
}
