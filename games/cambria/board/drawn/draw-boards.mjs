// Draws the boards we ship beforehand, so that no browser has to, and writes them as data:
//   node games/cambria/board/drawn/draw-boards.mjs
// To be run after a change of a scenario, of the coast, or of how boards are laid out; a test says when it was forgotten.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { load, root } from '../../../../scripts/bundle/bundle.mjs';

const { drawAnew } = await load('games/cambria/board/drawn/draw.ts');
const { packDrawing } = await load('games/cambria/board/drawn/pack.ts');

const folder = join(root, 'games/cambria/board/drawn');
const scenarios = join(root, 'games/cambria/scenarios');
for (const file of readdirSync(scenarios).filter((name) => /^[\w-]+\.json$/.test(name))) {
  const scenario = JSON.parse(readFileSync(join(scenarios, file), 'utf8'));
  writeFileSync(join(folder, file), JSON.stringify(packDrawing(drawAnew(scenario)), null, 2));
}
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', folder], { stdio: 'inherit' });
