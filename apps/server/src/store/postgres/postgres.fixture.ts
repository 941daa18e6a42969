import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresDatabase } from './postgres.ts';

const PACKAGED = '/usr/lib/postgresql';

export interface TestPostgres {
  /** The folder of its programs. */
  readonly programs: string;
  /** An empty database of its own. */
  readonly newDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** A PostgreSQL of our own on a Unix socket in a temporary folder; `npm test` installs its programs where they are missing. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPrograms();
  const dir = mkdtempSync(join(tmpdir(), 'tessera-pg-'));
  const as = unprivileged();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(dir, as.uid, as.gid);
  const data = join(dir, 'data');
  const initdb = ['-D', data, '-U', 'tessera', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), initdb, { ...as, cwd: dir, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', dir, '-c', 'listen_addresses='], {
    ...as,
    cwd: dir,
    stdio: 'ignore',
  });
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const url = (database: string) => `postgres://tessera@/${database}?host=${encodeURIComponent(dir)}`;
  await ready(server, url('postgres'));
  let databases = 0;
  return {
    programs,
    newDatabase: async () => {
      const name = `test_${++databases}`;
      const admin = await PostgresDatabase.open(url('postgres'));
      await admin.run(`CREATE DATABASE ${name}`);
      await admin.close();
      return url(name);
    },
    stop: async () => {
      process.removeListener('exit', kill);
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string {
  const versions = existsSync(PACKAGED) ? readdirSync(PACKAGED).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env['POSTGRES_BIN'] ?? '', ...versions.map((version) => join(PACKAGED, version, 'bin'))];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (!found)
    throw new Error(
      'The tests of the PostgreSQL store need its programs: `npm test` installs them, or set POSTGRES_BIN to their folder.',
    );
  return found;
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : {};
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once with code ${server.exitCode}.`);
    try {
      const database = await PostgresDatabase.open(url);
      return await database.close();
    } catch (error) {
      if (tries > 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
