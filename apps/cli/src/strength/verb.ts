import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fail, type Outcome, ok } from '@tessera/kernel';
import { readArgs, wholeNumber } from '../flags.ts';
import type { Terminal } from '../terminal.ts';
import { LEAGUES } from './leagues.ts';
import { measure } from './measure.ts';
import { strengthPage } from './page.ts';

const USAGE = { verb: 'strength', places: [], values: ['minutes', 'only', 'jobs'], switches: [] };

/** Writes docs/strength.md from the results that are kept, after playing more games if asked. */
export async function strength(argv: readonly string[], terminal: Terminal, bundle?: string): Promise<Outcome<number>> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const minutes = wholeNumber('strength', args.value, 'minutes', { min: 0, max: 100_000, otherwise: 0 });
  if (!minutes.ok) return minutes;
  const jobs = wholeNumber('strength', args.value, 'jobs', { min: 1, max: 64, otherwise: availableParallelism() });
  if (!jobs.ok) return jobs;
  const wanted = args.value.values['only']?.split(',');
  const ids = LEAGUES.map(({ id }) => id);
  const unknown = wanted?.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    return fail('usage', `tessera strength: there is no "${unknown.slice(0, 40)}"; there is ${ids.join(', ')}.`);
  const leagues = LEAGUES.filter(({ id }) => wanted?.includes(id) ?? true);
  const measured = await measure(terminal.root, leagues, {
    minutes: minutes.value,
    jobs: jobs.value,
    bundle,
    onDeal: ({ id }, deals) => terminal.progress(`${id}: ${deals} deals`),
  });
  if (!measured.ok) return measured;
  terminal.progress('');
  const page = strengthPage(terminal.root, LEAGUES);
  if (!page.ok) return page;
  const file = join(terminal.root, 'docs/strength.md');
  writeFileSync(file, page.value);
  terminal.print(`Written: ${file}`);
  return ok(0);
}
