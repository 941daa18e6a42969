import { fail, type Outcome, ok } from '@tessera/kernel';
import { analyze } from './analyze/analyze.ts';
import { arena } from './arena/verb.ts';
import { engineSchema } from './engine/schema.ts';
import { serveEngine } from './engine/serve.ts';
import { suggest } from './flags.ts';
import { help } from './help.ts';
import { levels } from './levels/verb.ts';
import { play } from './play/play.ts';
import { strength } from './strength/verb.ts';
import { processTerminal, type Terminal } from './terminal.ts';
import { backup } from './verbs/backup.ts';
import { bench } from './verbs/bench.ts';
import { replay } from './verbs/replay.ts';
import { scenario } from './verbs/scenario.ts';
import { sim } from './verbs/sim.ts';
import { verify } from './verbs/verify.ts';
import { version } from './version.ts';

export { arenaWorker } from './arena/workers.ts';
export { strengthWorker } from './strength/measure.ts';

type VerbRun = (argv: readonly string[], terminal: Terminal) => Outcome<number> | Promise<Outcome<number>>;

/** This file, where it is a bundle: only that can be loaded by a worker. */
const BUNDLE = import.meta.url.endsWith('.mjs') ? import.meta.url : undefined;

const VERBS: Readonly<Record<string, VerbRun>> = {
  play,
  sim,
  arena: (argv, terminal) => arena(argv, terminal, BUNDLE),
  strength: (argv, terminal) => strength(argv, terminal, BUNDLE),
  levels,
  replay,
  analyze,
  verify,
  scenario,
  backup,
  bench,
  help,
  engine: async ([extra], terminal) => {
    if (extra === '--schema') {
      terminal.print(JSON.stringify(engineSchema(), null, 2));
      return ok(0);
    }
    if (extra !== undefined)
      return fail('usage', 'tessera engine takes nothing but --schema: it reads requests from its input.');
    await serveEngine(terminal.input, terminal.output);
    return ok(0);
  },
};

/** Runs a verb and returns the exit code: 0 done, 1 the matter itself is wrong, 2 the command was not understood. */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [verb = 'help', ...rest] = argv;
  if (verb === '--version' || verb === '-v') {
    terminal.print(`tessera ${version}`);
    return 0;
  }
  if (verb === '--help' || verb === '-h') return exitCode(help(rest, terminal), terminal);
  if (!Object.hasOwn(VERBS, verb)) {
    const known = Object.keys(VERBS);
    terminal.warn(`tessera has no verb "${verb.slice(0, 40)}"${suggest(verb, known, '')}. It has ${known.join(', ')}.`);
    return 2;
  }
  if (rest.some((arg) => arg === '--help' || arg === '-h')) return exitCode(help([verb], terminal), terminal);
  return exitCode(await VERBS[verb](rest, terminal), terminal);
}

const USAGE_CODES = new Set(['usage', 'unknown-game', 'unknown-scenario', 'bad-option', 'bad-seats']);

function exitCode(outcome: Outcome<number>, terminal: Terminal): number {
  if (outcome.ok) return outcome.value;
  terminal.warn(outcome.error.message);
  return USAGE_CODES.has(outcome.error.code) ? 2 : 1;
}

export async function main(argv: readonly string[], root: string): Promise<number> {
  // `tessera replay … | head` closes our output early; that is no failure
  process.stdout.on('error', () => process.exit(0));
  const terminal = processTerminal(root);
  try {
    return await run(argv, terminal);
  } finally {
    terminal.close();
  }
}
