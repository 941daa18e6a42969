// Cuts the icons that the board uses out of the Game Icons collection (CC BY 3.0) and writes them as path data:
//   node games/scythia/board/signs/cut-icons.mjs
// The collection is a dev dependency of many megabytes; the board needs a score of paths, so the cut is committed.
// The collection as packaged doesn't say who drew what; the authors here are the folders of game-icons/icons.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const ICONS = [
  ['silver', 'two-coins', 'Delapouite'],
  ['provisions', 'ham-shank', 'Skoll'],
  ['equipment', 'light-helm', 'Delapouite'],
  ['points', 'laurels', 'Lorc'],
  ['strength', 'crossed-swords', 'Lorc'],
  ['wound', 'drop', 'Lorc'],
  ['eagle', 'eagle-head', 'Delapouite'],
  ['horse', 'horse-head', 'Delapouite'],
  ['quest', 'scroll-unfurled', 'Lorc'],
  ['heal', 'bandage-roll', 'Lorc'],
  ['swap', 'cycle', 'Lorc'],
  ['reroll', 'rolling-dices', 'Delapouite'],
  ['building', 'barracks-tent', 'Delapouite'],
  ['bag', 'swap-bag', 'Lorc'],
  ['killed', 'death-skull', 'Sbed'],
  ['wing', 'feathered-wing', 'Lorc'],
  ['hero', 'crown', 'Lorc'],
];

const { icons } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

const entries = ICONS.map(([use, name, author]) => {
  const paths = [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`${name} has no path.`);
  return `  // ${name} by ${author}\n  ${use}: ${JSON.stringify(paths.join(''))},`;
});

const out = fileURLToPath(new URL('icons.ts', import.meta.url));
writeFileSync(
  out,
  `// Written by cut-icons.mjs. From game-icons.net, CC BY 3.0: see NOTICE.md.

/** Paths on a square of 512. */
export const ICONS = {
${entries.join('\n')}
} as const;
`,
);
execFileSync('npx', ['biome', 'check', '--write', out], { stdio: 'inherit' });
