// Draws the boards we ship beforehand, so that no browser has to, and writes them as data:
//   node scripts/draw-boards.mjs
// To be run after a change of a scenario, of the coast, or of how boards are laid out; a test says when it was forgotten.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, root } from './bundle.mjs';

const load = async (entry) => import(pathToFileURL(await bundle(entry)).href);
const { drawAnew } = await load('games/cambria/board/drawn/draw.ts');
const { packDrawing } = await load('games/cambria/board/drawn/pack.ts');

const folder = join(root, 'games/cambria/board/drawn');
for (const id of ['cambria', 'cumbria']) {
  const scenario = JSON.parse(readFileSync(join(root, 'games/cambria/scenarios', `${id}.json`), 'utf8'));
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(packDrawing(drawAnew(scenario)), null, 2));
}
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', folder], { stdio: 'inherit' });
