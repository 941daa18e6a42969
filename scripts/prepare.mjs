// Installs, builds the page and bundles the server, each only where something has changed: all but serving.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

/** Returns the program to run. */
export async function prepare() {
  install();
  const { buildPage } = await import('./build.mjs');
  buildPage();
  const { bundle } = await import('./bundle/bundle.mjs');
  return bundle('apps/server/src/main.ts');
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await prepare();
