import { fail, type Game, type Outcome, ok } from '@tessera/kernel';
import type { Network } from '@tessera/mind';
import { MANIFESTS } from '@tessera/registry';
import { loadNetwork, withNetwork } from '@tessera/registry/networks';
import type { GameText } from '@tessera/ui/text';

/** A game as the command line knows it. What S and J are is the game's own business. */
export interface CliGame {
  /** With the evaluation of its network, where it ships one. */
  readonly game: Game;
  readonly text: GameText;
  readonly network?: Network | undefined;
}

export const CLI_GAMES: Readonly<Record<string, CliGame>> = Object.fromEntries(
  await Promise.all(
    MANIFESTS.map(async ({ id, game, text }) => {
      const network = await loadNetwork(id);
      return [id, { game: withNetwork(await game(), network), text: await text(), network }] as const;
    }),
  ),
);

export function findGame(id: string | undefined): Outcome<CliGame> {
  const names = Object.keys(CLI_GAMES).join(', ');
  if (id === undefined) return fail('unknown-game', `Which game? There is: ${names}.`);
  if (!Object.hasOwn(CLI_GAMES, id))
    return fail('unknown-game', `There is no game "${id.slice(0, 40)}"; there is: ${names}.`);
  return ok(CLI_GAMES[id]);
}
