import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGED = '/usr/lib/postgresql';

function installed() {
  const versions = existsSync(PACKAGED) ? readdirSync(PACKAGED).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.POSTGRES_BIN, ...versions.map((version) => join(PACKAGED, version, 'bin'))];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** The folder of PostgreSQL's programs for the tests; Debian's are installed where they are missing and this user may. */
export function findPostgres() {
  const path = installed();
  if (path) return { path };
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.log('Installing PostgreSQL for the tests of the store …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      spawnSync('apt-get', ['-qq', '-y', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
    apt('update');
    apt('install', '--no-install-recommends', 'postgresql');
    const now = installed();
    if (now) return { path: now };
  }
  return {
    path: undefined,
    sentence:
      'The tests of the store need PostgreSQL: install it (on Debian or Ubuntu: `sudo apt-get install postgresql`) or set POSTGRES_BIN to the folder of its programs.',
  };
}
