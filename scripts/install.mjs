import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Only what Node has: this runs before anything is installed.
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a command and ends the process with its error if it fails. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (done.error) stop(`${command} could not be started: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
  return done;
}

export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** True once after a change of what the name stands for; the new mark is left by calling the returned `done`. */
export function changed(name, mark) {
  const file = join(root, 'node_modules', '.cache', 'tessera', name);
  const fresh = existsSync(file) && readFileSync(file, 'utf8') === mark;
  return {
    fresh,
    done() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, mark);
    },
  };
}

export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Tessera needs Node 20.19 or newer; this is ${process.version}.`);
  const mark = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const lock = changed('installed', mark);
  if (lock.fresh) return;
  console.log('Installing packages …');
  // not `npm ci`: it refuses a lock file without the binaries of other platforms, which npm itself leaves out
  // with what builds the page, even where NODE_ENV says production
  const args = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    shell: process.platform === 'win32',
  });
  lock.done();
}

/** A mark of everything below the folders: names, sizes and times of change. */
export function marksOf(folders) {
  const hash = createHash('sha256');
  const walk = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) {
      hash.update(`${path}:${stat.size}:${stat.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort())
      if (name !== 'node_modules' && name !== 'dist' && !name.startsWith('.')) walk(join(path, name));
  };
  for (const folder of folders) walk(join(root, folder));
  return hash.digest('hex');
}
