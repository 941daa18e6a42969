import { fail, isObject, type Outcome, ok, unwrap } from '@tessera/kernel';
import { readJSON } from '../files.ts';
import { readArgs } from '../flags.ts';
import { CLI_GAMES, type CliGame, findGame } from '../games.ts';
import type { Terminal } from '../terminal.ts';

const USAGE = { verb: 'scenario', places: ['file'], values: ['game'], switches: [] };

/** Checks a scenario that somebody wrote, and draws it. */
export function scenario(argv: readonly string[], terminal: Terminal): Outcome<number> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const [file] = args.value.places;
  if (file === undefined)
    return fail('usage', 'tessera scenario: which file? For example: tessera scenario island.json');
  const json = readJSON(file);
  if (!json.ok) return json;
  const found = findGame(args.value.values['game'] ?? gameLike(json.value));
  if (!found.ok) return found;
  const { game, text } = found.value;
  const sound = game.checkScenario(json.value);
  if (!sound.ok) return fail(sound.error.code, `${file}: ${sound.error.message}`);
  terminal.print(text.drawScenario(sound.value, terminal.paint));
  const unread = sayUnread(found.value, sound.value);
  if (unread !== undefined) terminal.print(unread);
  terminal.print(`  It is sound: tessera play ${game.id} --scenario ${file}`);
  return ok(0);
}

/** What is to be said of a board that the game's network can't read; nothing where it can, or where the game has none. */
export function sayUnread({ game, network }: Pick<CliGame, 'game' | 'network'>, scenario: object): string | undefined {
  const s = unwrap(game.rules.setup({ seats: game.defaultSeats, scenario, options: {} }));
  if (network === undefined || network.canRead(s)) return undefined;
  return `  ${game.name}'s network has not learnt it, so bots judge its positions by the plain evaluation and play it less well.`;
}

/** The game whose own boards say most of what this one says. */
function gameLike(json: unknown): string | undefined {
  const keys = isObject(json) ? Object.keys(json) : [];
  const likeness = (id: string) => {
    const [scenario] = Object.values(CLI_GAMES[id].game.scenarios);
    return keys.filter((key) => key in scenario).length;
  };
  const [best] = Object.keys(CLI_GAMES).sort((a, b) => likeness(b) - likeness(a));
  return best;
}
