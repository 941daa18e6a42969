import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fail, type Outcome, ok } from '@tessera/kernel';
import { readArgs, wholeNumber } from '../flags.ts';
import type { Terminal } from '../terminal.ts';
import { MEASURES } from './measures.ts';
import { strengthPage } from './page.ts';

const USAGE = {
  verb: 'strength',
  places: ['measure'],
  values: ['minutes', 'only', 'jobs', 'games', 'iterations', 'show'],
  switches: ['until-settled'],
};

/** Writes docs/strength.md from the results that are kept, after measuring more if asked. */
export async function strength(argv: readonly string[], terminal: Terminal, bundle?: string): Promise<Outcome<number>> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const [what = 'ratings'] = args.value.places;
  if (!Object.hasOwn(MEASURES, what))
    return fail(
      'usage',
      `tessera strength: it measures ${Object.keys(MEASURES).join(', ')}, not "${what.slice(0, 40)}".`,
    );
  const minutes = wholeNumber('strength', args.value, 'minutes', { min: 0, max: 100_000, otherwise: 0 });
  if (!minutes.ok) return minutes;
  const jobs = wholeNumber('strength', args.value, 'jobs', { min: 1, max: 64, otherwise: availableParallelism() });
  if (!jobs.ok) return jobs;
  const run = { minutes: minutes.value, jobs: jobs.value, bundle };
  const measured = await MEASURES[what](args.value, terminal, run);
  if (!measured.ok) return measured;
  terminal.progress('');
  const page = strengthPage(terminal.root);
  if (!page.ok) return page;
  const file = join(terminal.root, 'docs/strength.md');
  writeFileSync(file, page.value);
  terminal.print(`Written: ${file}`);
  return ok(0);
}
