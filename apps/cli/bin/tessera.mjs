#!/usr/bin/env node
// Starts the command line. Its TypeScript is bundled into .cache when that is missing or older than a source, so that
// a second start costs nothing but reading one file.
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const cache = join(root, '.cache');
const built = join(cache, 'tessera.mjs');
const SOURCES = ['packages', 'games', 'apps/cli', 'scripts/bundle/bundle.mjs', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'board']);

const age = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  // a folder's own time counts too: it changes when a file in it goes away
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name) && !name.includes('.test.'))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs);
}

const isFresh = () => {
  const made = age(built);
  return made > 0 && SOURCES.every((path) => newest(join(root, path)) <= made);
};

async function build() {
  const { bundle } = await import('../../../scripts/bundle/bundle.mjs');
  const started = new Date();
  const whole = `${built}.${process.pid}`;
  copyFileSync(await bundle('apps/cli/src/main.ts'), whole);
  utimesSync(whole, started, started); // a source saved while we bundled is newer
  renameSync(whole, built);
}

/** Several starts at once, on a fresh clone, bundle one after the other. */
async function buildAlone() {
  const lock = join(cache, 'tessera.lock');
  mkdirSync(cache, { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (Date.now() - age(lock) > 20_000) rmSync(lock, { recursive: true, force: true });
      await new Promise((done) => setTimeout(done, 40));
    }
  }
  try {
    if (!isFresh()) await build();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

async function load() {
  if (!isFresh()) {
    if (age(join(root, 'node_modules/esbuild')) === 0) {
      console.error(`tessera needs its packages: run "npm install" in ${root} once.`);
      process.exit(1);
    }
    await buildAlone();
  }
  return import(pathToFileURL(built).href);
}

const { main } = await load();
process.exitCode = await main(process.argv.slice(2), root);
