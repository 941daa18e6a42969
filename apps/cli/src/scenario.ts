import { fail, type Outcome, ok } from '@tessera/kernel';
import { readJSON } from './files.ts';
import { readArgs } from './flags.ts';
import { findGame } from './games.ts';
import type { Terminal } from './terminal.ts';

const USAGE = { verb: 'scenario', places: ['file'], values: ['game'], switches: [] };

/** Checks a scenario that somebody wrote, and draws it. */
export function scenario(argv: readonly string[], terminal: Terminal): Outcome<number> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const [file] = args.value.places;
  if (file === undefined)
    return fail('usage', 'tessera scenario: which file? For example: tessera scenario island.json');
  const found = findGame(args.value.values['game'] ?? 'cambria');
  if (!found.ok) return found;
  const { game, text } = found.value;
  const json = readJSON(file);
  if (!json.ok) return json;
  const sound = game.checkScenario(json.value);
  if (!sound.ok) return fail(sound.error.code, `${file}: ${sound.error.message}`);
  terminal.print(text.drawScenario(sound.value, terminal.paint));
  terminal.print(`  It is sound: tessera play ${game.id} --scenario ${file}`);
  return ok(0);
}
