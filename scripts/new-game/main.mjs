// `npm run new-game NAME`: a small, complete game in games/, made from the template, and its line in the registry.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGame } from './make-game.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const made = makeGame(root, process.argv.slice(2).join(' '));
if (!made.ok) {
  console.error(made.sentence);
  process.exit(1);
}
// a new name stands elsewhere in the order of imports
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const formatted = spawnSync(
  process.execPath,
  [biome, 'check', '--write', '--error-on-warnings', '--log-level=error', made.folder],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
if (formatted.status !== 0) process.exit(1);
console.log(`${made.name} lies in ${made.folder}. Next:
  npm install                          so that package-lock.json knows it
  npm run generate                     after each change of its English words, which are types
  npx vitest run ${made.folder}
  npx tessera play ${made.id} --seats you,fox
  npm run dev                          and it stands on the first page
How to make it yours: CONTRIBUTING.md, "Add a game".`);
