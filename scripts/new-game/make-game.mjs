import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameGame } from './name.mjs';

/** Makes games/<id> of the template and adds its line to the registry. A refusal changes nothing. */
export function makeGame(root, asked) {
  const named = nameGame(root, asked);
  if (!named.ok) return named;
  const { id, name, pascal, letter } = named;
  const renamed = (text) =>
    text
      .replace(/Stepstone(?=[A-Z])/g, pascal)
      .replaceAll('Stepstone', name)
      .replaceAll('stepstone', id)
      .replace(/\bT-(?=\d)/g, `${letter}-`);
  const folder = join('games', id);
  const template = join(root, 'scripts/new-game/template');
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (statSync(join(template, file)).isDirectory()) continue;
    const made = join(root, folder, renamed(file));
    mkdirSync(dirname(made), { recursive: true });
    writeFileSync(made, renamed(readFileSync(join(template, file), 'utf8')));
  }
  addLine(join(root, 'games/registry/manifests.ts'), `export { manifest as ${id} } from '../${id}/manifest.ts';`);
  return { ok: true, id, name, folder };
}

function addLine(file, line) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const comments = lines.filter((each) => each.startsWith('//'));
  const games = [...lines.filter((each) => !each.startsWith('//')), line].sort();
  writeFileSync(file, `${[...comments, ...games].join('\n')}\n`);
}
