import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { leaveOutParts } from './leave-out.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Programs that run in threads of another, from files beside its own. */
const SQLITE = 'apps/server/src/store/sqlite/sqlite-thread.ts';
const WORKERS = {
  'apps/server/src/main.ts': ['apps/server/src/bots/think-worker.ts', SQLITE],
  'apps/server/src/store/kill.fixture.ts': [SQLITE],
  'bench/src/server/serve-counter.ts': [SQLITE],
};

/**
 * One file of plain JavaScript for Node from a TypeScript entry; fast enough to be made anew each time.
 * It takes its place all at once: others may be starting the one made before, and half a program ends at once.
 */
export async function bundle(entry) {
  await Promise.all((WORKERS[entry] ?? []).map(bundle));
  const outfile = join(root, '.cache', 'bundles', `${entry.replace(/\.tsx?$/, '').replaceAll('/', '-')}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  const { outputFiles } = await build({
    write: false,
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // beside it: inside it would be three quarters of what a server keeps in memory of its own text
    sourcemap: 'linked',
    logLevel: 'error',
    // with programs of their own for each machine, found beside the bundle in node_modules
    external: ['libsql', 'libsql/*', '@node-rs/*', 'pg-native', 'playwright-core'],
    // nothing is drawn in Node, so neither React nor style sheets come along
    plugins: [leaveOutParts('ui', 'board')],
    // packages written as CommonJS ask for `require`
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
  // the map comes first, as esbuild lists them
  for (const { path, contents } of outputFiles) {
    const made = `${path}.${randomUUID()}`;
    writeFileSync(made, contents);
    renameSync(made, path);
  }
  return outfile;
}

/** What a TypeScript module exports. */
export const load = async (entry) => import(pathToFileURL(await bundle(entry)).href);
