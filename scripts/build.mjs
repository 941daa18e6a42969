import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changed, marksOf, root, run } from './install.mjs';

/** Builds the page if anything it is made of has changed since. */
export function buildPage() {
  const built = changed('page', marksOf(['apps/web', 'packages', 'games', 'package-lock.json', 'scripts']));
  if (built.fresh && existsSync(join(root, 'apps/web/dist/index.html'))) return;
  console.log('Building the page …');
  run(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', 'apps/web', '--logLevel', 'warn']);
  run(process.execPath, [join('scripts', 'compress.mjs')]);
  built.done();
}
