import { spawn } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail, type Outcome, ok } from '@tessera/kernel';
import { readArgs } from '../flags.ts';
import type { Terminal } from '../terminal.ts';

const USAGE = { verb: 'backup', places: ['file'], values: ['data'], switches: [] };

/** Copies the database of a server into one file, also while the server runs. */
export async function backup(argv: readonly string[], terminal: Terminal): Promise<Outcome<number>> {
  const args = readArgs(USAGE, argv);
  if (!args.ok) return args;
  const [name] = args.value.places;
  if (name === undefined)
    return fail('usage', 'tessera backup: to which file? For example: tessera backup tessera.backup');
  const file = resolve(name);
  const { DATABASE_URL, DATA_DIR } = process.env;
  const folder = args.value.values['data'];
  const made = await withNewFile(file, () =>
    DATABASE_URL && folder === undefined
      ? dumpPostgres(DATABASE_URL, file)
      : copySqlite(join(resolve(folder ?? (DATA_DIR || 'data')), 'tessera.db'), file),
  );
  if (!made.ok) return made;
  terminal.print(
    `${name}: ${statSync(file).size} bytes. Only you can read it; keep it so: it holds the seeds of running games.`,
  );
  terminal.print(`To restore it, see "Restore" in docs/hosting.md.`);
  return ok(0);
}

/** Nobody else can read the file from the moment it is there; a file that is there already is left as it is. */
async function withNewFile(file: string, write: () => Promise<Outcome<null>>): Promise<Outcome<null>> {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    return exists
      ? fail('file-exists', `${file} is there already; nothing was changed. Choose another name.`)
      : fail('not-written', `${file} could not be written: ${(error as Error).message}`);
  }
  const written = await write().catch((error: unknown) =>
    fail('not-written', `The backup failed: ${error instanceof Error ? error.message : String(error)}`),
  );
  if (written.ok) syncToDisk(file);
  else rmSync(file, { force: true });
  return written;
}

function syncToDisk(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** All as it was at one moment, whatever the server writes meanwhile. */
async function copySqlite(from: string, file: string): Promise<Outcome<null>> {
  if (!existsSync(from))
    return fail('no-database', `There is no ${from}. Say where the data of the server is: --data FOLDER, or DATA_DIR.`);
  // loaded only here: it is a program of its own for each machine
  const { default: Connection } = await import('libsql');
  const source = new Connection(from, {});
  try {
    source.prepare('PRAGMA busy_timeout = 10000').all([]);
    source.prepare('VACUUM INTO ?').run([file]);
  } finally {
    source.close();
  }
  const copy = new Connection(file, {});
  try {
    const [found] = copy.prepare('PRAGMA quick_check').all([]) as { quick_check: string }[];
    if (found?.quick_check === 'ok') return ok(null);
    return fail('damaged', `The copy is damaged, and so may be ${from}: ${found?.quick_check}`);
  } finally {
    copy.close();
  }
}

/** Read by hand: for PostgreSQL the host may be missing, so it is no URL in the sense of the web. */
export function passwordOf(url: string): { readonly password: string; readonly without: string } {
  const [, before = url, password = '', after = ''] = /^(\w+:\/\/[^:@/?#]*):([^@/?#]*)(@.*)$/s.exec(url) ?? [];
  return { password: decodeURIComponent(password), without: `${before}${after}` };
}

/** By PostgreSQL's own program. The password goes to it in its environment: every user of the machine can read a command line. */
async function dumpPostgres(url: string, file: string): Promise<Outcome<null>> {
  const { password, without } = passwordOf(url);
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const program = join(process.env['POSTGRES_BIN'] ?? '', 'pg_dump');
  const dump = spawn(program, ['--format=custom', '--no-owner', `--file=${file}`, `--dbname=${without}`], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  dump.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((done) => {
    dump.on('error', () =>
      done(fail('no-pg-dump', 'pg_dump could not be started: install the client programs of PostgreSQL.')),
    );
    dump.on('close', (code) => done(code === 0 ? ok(null) : fail('not-written', `pg_dump failed: ${said.trim()}`)));
  });
}
