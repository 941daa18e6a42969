import { existsSync } from 'node:fs';
import { fail, type Game, type Outcome, ok } from '@tessera/kernel';
import { readJSON } from './files.ts';
import type { Args } from './flags.ts';

/** --scenario: the id of one we ship, or a file. */
export function readScenario(game: Game, args: Args): Outcome<string | object> {
  const wanted = args.values['scenario'];
  const shipped = Object.keys(game.scenarios);
  if (wanted === undefined) return ok(shipped[0]);
  if (shipped.includes(wanted)) return ok(wanted);
  if (!existsSync(wanted))
    return fail('unknown-scenario', `"${wanted}" is neither a scenario (${shipped.join(', ')}) nor a file.`);
  const json = readJSON(wanted);
  return json.ok ? game.checkScenario(json.value) : json;
}

/** --options lateTie=first,other=value */
export function readOptions(game: Game, args: Args): Outcome<Record<string, string>> {
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  for (const pair of (args.values['options'] ?? '').split(',').filter((part) => part.trim() !== '')) {
    const [id, value, more] = pair.split('=').map((part) => part.trim());
    const option = game.options.find((known) => known.id === id);
    if (!option)
      return fail(
        'bad-option',
        `${game.name} has no option "${id}"; it has ${game.options.map((o) => o.id).join(', ')}.`,
      );
    if (value === undefined || more !== undefined || !option.values.includes(value))
      return fail('bad-option', `Write --options ${id}=${option.values.join(` or --options ${id}=`)}.`);
    options[id] = value;
  }
  return ok(options);
}
