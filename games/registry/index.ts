import { cambria } from '@tessera/cambria';
import { hibernia } from '@tessera/hibernia';
import { fail, type Game, type Outcome, ok } from '@tessera/kernel';
import { scythia } from '@tessera/scythia';

/** Every game there is. A new game is a folder beside this one, and a line here. */
export const GAMES: Readonly<Record<string, Game>> = { cambria, hibernia, scythia };

export function gameById(id: string): Outcome<Game> {
  if (Object.hasOwn(GAMES, id)) return ok(GAMES[id]);
  return fail('unknown-game', `There is no game "${id.slice(0, 40)}"; there is ${Object.keys(GAMES).join(', ')}.`);
}
